import { useEffect } from 'react'
import { afterLoad } from '../../platform/afterLoad'
import { switchMode } from '../../platform/colorMode'
import { Icon, IconButton } from '../../ui/Icon'
import * as styles from './ColorModeToggle.module.css'
import { followModeChanges } from './followModeChanges'

/**
 * An inline script applies the stored mode, and CSS adds the icon and the name of the mode that the button switches to, so that both are
 * right from the first paint on. It also works before React does.
 */
export function ColorModeToggle() {
  useEffect(() => afterLoad(followModeChanges), [])
  return (
    <IconButton data-color-mode="" onClick={switchMode}>
      <Icon name={['dark', 'system', 'light']} />
      <span className={`visually-hidden ${styles.label}`}>Switch to</span>
    </IconButton>
  )
}
