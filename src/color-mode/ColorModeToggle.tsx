import { useEffect } from 'react'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import * as styles from './ColorModeToggle.module.css'
import { currentColorMode, followOtherTabs, setColorMode } from './colorMode'

/**
 * Switches between light and dark. The stored mode is applied before paint by `src/shell/documentHead`; the style sheet shows
 * what fits it, so that the button is right from the first paint on.
 */
export function ColorModeToggle() {
  useEffect(() => followOtherTabs(), [])
  return (
    <IconButton onClick={() => setColorMode(currentColorMode() === 'light' ? 'dark' : 'light')}>
      <span className={styles.toDark}>
        <Icon name="moon" />
        <span className="visually-hidden">Switch to dark colours</span>
      </span>
      <span className={styles.toLight}>
        <Icon name="sun" />
        <span className="visually-hidden">Switch to light colours</span>
      </span>
    </IconButton>
  )
}
