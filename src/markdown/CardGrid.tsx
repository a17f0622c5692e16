import type { ReactNode } from 'react'
import * as styles from './CardGrid.module.css'

/** Cards side by side, as many as there is room for. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.grid}>
      {children}
    </ul>
  )
}
