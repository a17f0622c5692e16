import type { ButtonHTMLAttributes, ReactNode } from 'react'
import * as styles from './Icon.module.css'

/** Each has a drawing in `src/styles/icons.css`. */
export const iconNames = [
  'menu',
  'close',
  'mode',
  'search',
  'copy',
  'wrap',
  'folder',
  'file',
  'play',
  'check',
  'globe',
  'github',
] as const

export type IconName = (typeof iconNames)[number]

/** Always decorative: the control around it has the name, and screen readers skip an element without content. */
export function Icon({ name }: { name: IconName }) {
  return <span data-icon={name} />
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { label?: string; children: ReactNode }

/** A button with only an icon; `label` is its name and its tooltip. Without a label, the children have to name it. */
export function IconButton({ label, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} {...rest}>
      {children}
    </button>
  )
}
