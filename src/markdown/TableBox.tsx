import type { ReactNode } from 'react'
import { ScrollBox } from '../ui/ScrollBox'
import * as styles from './TableBox.module.css'

interface Props {
  /** What stands over its columns. */
  name?: string
  children: ReactNode
}

/** A table in a box of its own, so that a wide one scrolls without moving the page. */
export function TableBox({ name, children }: Props) {
  return (
    <ScrollBox label={name === undefined ? 'Table' : `Table: ${name}`} className={styles.box}>
      {children}
    </ScrollBox>
  )
}
