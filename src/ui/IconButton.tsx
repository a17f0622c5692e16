import type { ButtonHTMLAttributes, ReactNode } from 'react'
import * as styles from './IconButton.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { label?: string; children: ReactNode }

/** A button that shows an icon only; `label` is its name and its tooltip, without it the children say what it does. */
export function IconButton({ label, children, ...rest }: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...rest}>
      {children}
    </button>
  )
}
