import type { ButtonHTMLAttributes, ReactNode } from 'react'
import * as styles from './Icon.module.css'
import type { drawings } from './IconSprite'

export type IconName = keyof typeof drawings

/**
 * A drawing of `IconSprite`, in the color and the size of the text beside it; 20 pixels where there are no styles. Always decorative: the
 * control around it has the name.
 * @param props.name of several, styles show one
 */
export function Icon({ name }: { name: IconName | IconName[] }) {
  return (
    <svg className={styles.icon} width="20" height="20" aria-hidden>
      {[name].flat().map((each) => (
        <use key={each} href={`#icon:${each}`} />
      ))}
    </svg>
  )
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
