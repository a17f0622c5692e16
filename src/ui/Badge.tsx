import type { ReactNode } from 'react'
import * as styles from './Badge.module.css'

/** A short label beside a title, with a space behind it for programs that read the text alone. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'caution' | 'accent'
  children: ReactNode
}) {
  return (
    <>
      <span className={styles.badge} data-tone={tone}>
        {children}
      </span>{' '}
    </>
  )
}
