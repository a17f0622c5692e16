import './shortcutList.css'
import { useLayoutEffect, useRef } from 'react'
import { openDialog } from '../../platform/historyState'
import { Icon, IconButton } from '../../ui/Icon'
import { ShortcutSwitch } from './ShortcutSwitch'
import { isShortcutListOpen } from './shortcuts'
const close = () => isShortcutListOpen.set(false)

/** The keyboard shortcuts of this site, each with its switch. Escape and Back close it. */
export function ShortcutList() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => openDialog(dialog.current, close), [])
  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby="search:shortcuts" onCancel={close} onClose={close}>
      <div className="shortcuts-title">
        <h2 id="search:shortcuts">Keyboard shortcuts</h2>
        <IconButton label="Close" onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p>Shortcuts that you turn off stay off in this browser.</p>
      <ul role="list">
        {(['k', 'slash', 'help'] as const).map((name) => (
          <li key={name}>
            <ShortcutSwitch name={name} />
          </li>
        ))}
      </ul>
    </dialog>
  )
}
