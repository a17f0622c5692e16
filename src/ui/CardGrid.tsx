import type { ReactNode } from 'react'
import * as styles from './CardGrid.module.css'
import { SectionIcon, type SectionName } from './SectionIcon'
import { SiteLink } from './SiteLink'

export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.grid}>
      {children}
    </ul>
  )
}

interface CardProps {
  title: string
  /** With it, all of the card is a link. */
  href?: string
  /** Of a section of the site. */
  icon?: SectionName
  children?: ReactNode
}

export function Card({ title, href, icon, children }: CardProps) {
  const text = (
    <>
      <p className={styles.title}>{href === undefined ? title : <SiteLink href={href}>{title}</SiteLink>}</p>
      {children}
    </>
  )
  return icon === undefined ? (
    <li className={styles.card}>{text}</li>
  ) : (
    <li className={styles.signed}>
      <SectionIcon name={icon} />
      <div>{text}</div>
    </li>
  )
}
