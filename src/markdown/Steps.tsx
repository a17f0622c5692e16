import type { ReactNode } from 'react'
import * as styles from './Steps.module.css'

/** Round a numbered list: steps to take one after the other. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>
}
