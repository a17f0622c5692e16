import type { ReactNode } from 'react'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Card.module.css'

/** One card of a `CardGrid`; with an address all of it leads there. */
export function Card({ title, href, children }: { title: string; href?: string; children?: ReactNode }) {
  return (
    <li className={styles.card}>
      <p className={styles.title}>{href === undefined ? title : <SiteLink href={href}>{title}</SiteLink>}</p>
      {children}
    </li>
  )
}
