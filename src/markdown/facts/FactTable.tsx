import type { ReactNode } from 'react'
import { ScrollBox } from '../../ui/ScrollBox'
import * as styles from './FactTable.module.css'

/** A list of content/data as a table: names break at their joints only, and the last column, which explains, stays wide. */
export function FactTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollBox label={label} className={styles.box}>
      {children}
    </ScrollBox>
  )
}
