import { useMemo, useSyncExternalStore } from 'react'
import { createStore } from '../../ui/createStore'
import { replaceUrlParameters } from '../../platform/historyState'
import { keepPreference, preference } from './preference'
import { currentStack, formatStack, noStack, parseStack, type Stack, withSdk } from './stack'

/** Whether the panel is open. Any button opens it; `MyStack` draws it. */
export const isStackOpen = createStore(false)

export function openStack(): void {
  isStackOpen.set(true)
}

/** What the reader uses; nothing on the server and during hydration. */
export function useStack(): Stack {
  const text = useSyncExternalStore(
    preference('stack').subscribe,
    () => formatStack(readStack()),
    () => '',
  )
  return useMemo(() => (text === '' ? noStack : parseStack(text)), [text])
}

/** Changes parts of the stack, on this visit and on later ones; its SDK also in the URL. */
export function changeStack(change: Partial<Stack>): void {
  const before = readStack()
  const stack = { ...withSdk(before, change.sdk ?? before.sdk), ...change }
  if (change.sdk !== undefined) replaceUrlParameters({ sdk: change.sdk })
  keepPreference('stack', formatStack(stack))
}

/** What the reader uses, where no component draws it. */
export function readStack(): Stack {
  return currentStack(window.location.search, preference('stack').get())
}
