import { useEffect } from 'react'
import { isComposing } from '../../platform/isComposing'
import { useLoadable } from '../../ui/useLoadable'
import { isField, searchShortcut } from './searchShortcut'
import { isShortcutListOpen, shortcuts } from './shortcuts'

/** What the keys do with the search. */
interface SearchActions {
  isOpen: () => boolean
  open: () => void
  close: () => void
}

/**
 * The keyboard shortcuts, wherever the focus is, and their list while it is open. Once per page.
 * @param props.search stable between renders
 */
export function Shortcuts({ search }: { search: SearchActions }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOpen = search.isOpen()
      // The menu of narrow screens is modal: nothing may open below it.
      const isBelowDialog = !isOpen && document.querySelector('dialog:modal') !== null
      if (event.defaultPrevented || isComposing(event) || isBelowDialog) return
      const { k, slash, help } = shortcuts
      const isOn = { k: k.get(), slash: slash.get(), help: help.get() && !isOpen }
      const shortcut = searchShortcut(event, isField(event.target), isOn)
      if (shortcut === undefined) return
      event.preventDefault()
      // A held key must not open again what it has just closed.
      if (event.repeat) return
      if (shortcut === 'help') isShortcutListOpen.set(true)
      else if (!isOpen) search.open()
      else if (shortcut === 'toggle') search.close()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [search])
  return isShortcutListOpen.useValue() && <LazyShortcutList />
}

const loadShortcutList = () => import('./ShortcutList')

/** If its code can't be loaded, the keys still work, and the next press tries again. */
function LazyShortcutList() {
  const [{ phase, value }] = useLoadable(loadShortcutList)
  useEffect(() => {
    if (phase === 'failed' || phase === 'timed-out') isShortcutListOpen.set(false)
  }, [phase])
  return value ? <value.ShortcutList /> : null
}
