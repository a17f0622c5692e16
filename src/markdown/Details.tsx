import type { ReactNode } from 'react'
import * as styles from './Details.module.css'

/** Text that a reader opens; in print it is open. Without `summary` the children begin with the element of that name. */
export function Details({ summary, open, children }: { summary?: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.details} open={open}>
      {summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  )
}
