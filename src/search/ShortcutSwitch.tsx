import { shortcuts } from './shortcuts'
import * as styles from './ShortcutSwitch.module.css'

interface Props {
  name: keyof typeof shortcuts
  /** What the keys do, up to their name. */
  effect: string
  keys: string
}

/** Turns a shortcut on and off. The choice is remembered. */
export function ShortcutSwitch({ name, effect, keys }: Props) {
  const { useValue, turn } = shortcuts[name]
  return (
    <label className={styles.control}>
      <input type="checkbox" checked={useValue()} onChange={({ target }) => turn(target.checked)} />
      <span>
        {effect} <kbd>{keys}</kbd>
      </span>
    </label>
  )
}

/** The switch of the key that is pressed by accident most often, where readers meet it. */
export function SlashSwitch() {
  return <ShortcutSwitch name="slash" effect="Open the search with" keys="/" />
}
