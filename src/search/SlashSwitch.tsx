import { useEffect, useState } from 'react'
import { isSlashOn, setSlash } from './slashSetting'
import * as styles from './SlashSwitch.module.css'

/** Turns the `/` shortcut on and off, for those who press it without meaning to (WCAG 2.1.4). The choice is remembered. */
export function SlashSwitch() {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(isSlashOn()), [])
  return (
    <label className={styles.control}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked)
          setSlash(target.checked)
        }}
      />
      <span>
        Open the search with <kbd>/</kbd>
      </span>
    </label>
  )
}
