import './shortcutSwitch.css'
import { searchKeys, shortcuts } from './shortcuts'

/** What the shortcuts do, up to the names of their keys. */
const effects = { k: 'Open the search with', slash: 'Open the search with', help: 'Show this list with' }

/** Turns a shortcut on and off. The choice is remembered. Only the list of shortcuts shows Ctrl K: servers don't know the reader's keyboard. */
export function ShortcutSwitch({ name }: { name: keyof typeof effects }) {
  const { useValue, turn } = shortcuts[name]
  return (
    <label className="shortcut-switch">
      <input type="checkbox" checked={useValue()} onChange={({ target }) => turn(target.checked)} />
      <span>
        {effects[name]} <kbd>{name === 'k' ? searchKeys() : { slash: '/', help: '?' }[name]}</kbd>
      </span>
    </label>
  )
}
