import type { ReactNode } from 'react'
import { SiteLink } from './SiteLink'
import * as styles from './CardGrid.module.css'

export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.grid}>
      {children}
    </ul>
  )
}

/** With `href` all of the card is a link. */
export function Card({ title, href, children }: { title: string; href?: string; children?: ReactNode }) {
  return (
    <li className={styles.card}>
      <p className={styles.title}>{href === undefined ? title : <SiteLink href={href}>{title}</SiteLink>}</p>
      {children}
    </li>
  )
}
