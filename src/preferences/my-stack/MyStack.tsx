import { useEffect } from 'react'
import { Loadable } from '../../ui/Loadable'
import { isStackOpen, readStack, useStack } from './myStack'
import { showStack } from './stack'

const loadPanel = () => import(/* webpackChunkName: "stack" */ './StackPanel')
const loadLink = () => import(/* webpackChunkName: "stack" */ './stackLink')

/** Where the reader sees that the panel can't be loaded; the panel itself is above everything. */
const atBottom = { position: 'fixed', inset: 'auto 0 0', zIndex: 20, background: 'var(--surface)' } as const

/** What every page has of the reader's stack: the attributes that style sheets read, links that set it, and the panel when it's open. */
export function MyStack() {
  const stack = useStack()
  // Not what is drawn during hydration.
  useEffect(() => showStack(document.documentElement.dataset, readStack()), [stack])
  // Each page may have been opened by a link. Without the code, the link counts for its page alone.
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('stack')) return
    loadLink().then(
      ({ followStackLink }) => followStackLink(),
      () => undefined,
    )
  })
  if (!isStackOpen.useValue()) return null
  return (
    <div style={atBottom}>
      <Loadable load={loadPanel} name="My stack">
        {({ StackPanel }) => <StackPanel />}
      </Loadable>
    </div>
  )
}
