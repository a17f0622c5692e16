import type { ReactNode } from 'react'
import { ScrollBox } from '../ui/ScrollBox'
import * as styles from './TableBox.module.css'

/** A table in a box of its own, so that a wide one scrolls without moving the page. */
export function TableBox({ children }: { children: ReactNode }) {
  return (
    <ScrollBox label="Table" className={styles.box}>
      {children}
    </ScrollBox>
  )
}
