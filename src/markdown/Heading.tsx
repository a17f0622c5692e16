import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import * as styles from './Heading.module.css'

interface Props {
  id: string
  children: ReactNode
}

function heading(Level: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children }: Props) {
    return (
      <Level id={id} className={styles.heading} tabIndex={-1}>
        {children}
        <a href={`#${id}`} className={styles.anchor} aria-label="Link to this section">
          <Icon name="link" />
        </a>
      </Level>
    )
  }
}

/** Headings with an address; the link beside them shows on hover and focus. */
export const Heading2 = heading('h2')
export const Heading3 = heading('h3')
export const Heading4 = heading('h4')
