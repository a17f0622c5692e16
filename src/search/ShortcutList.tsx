import styleSheet from '-!./shortcutList.css?source'
import { useLayoutEffect, useRef, useState } from 'react'
import { useStyleSheets } from '../hooks/useStyleSheets'
import { pushOverlayEntry } from '../platform/historyState'
import { Icon, IconButton } from '../ui/Icon'
import { ShortcutSwitch, SlashSwitch } from './ShortcutSwitch'
import { isShortcutListOpen, searchKeys } from './shortcuts'

const styleSheets = [styleSheet]

/** The keyboard shortcuts of this site, each with its switch. Escape and Back close it. */
export function ShortcutList() {
  const [keys] = useState(searchKeys)
  useStyleSheets(styleSheets)
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    const release = pushOverlayEntry(() => dialog.current?.close())
    return () => release(false)
  }, [])
  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby="shortcuts-title" onClose={() => isShortcutListOpen.set(false)}>
      <div className="shortcuts-title">
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p>Shortcuts that you turn off stay off in this browser.</p>
      <ul role="list">
        <li>
          <ShortcutSwitch name="k" effect="Open the search with" keys={keys} />
        </li>
        <li>
          <SlashSwitch />
        </li>
        <li>
          <ShortcutSwitch name="help" effect="Show this list with" keys="?" />
        </li>
      </ul>
    </dialog>
  )
}
