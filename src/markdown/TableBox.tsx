import type { ReactNode } from 'react'
import * as styles from './TableBox.module.css'

/** A table in a box of its own, so that a wide one scrolls without moving the page. */
export function TableBox({ children }: { children: ReactNode }) {
  return (
    // A scrolling box has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="Table" tabIndex={0} className={styles.box}>
      {children}
    </div>
  )
}
