import { createContext, type ReactNode, useContext } from 'react'
import { SiteLink } from '../ui/SiteLink'
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

/** The children of the current page in its sidebar; set by the template. */
export const CardPages = createContext<NonNullable<Queries.DocTemplateQuery['doc']>['listedPages']>([])

/** A card for each page below the current one: `<SidebarCards />` on index pages. */
export function SidebarCards() {
  return (
    <CardGrid>
      {useContext(CardPages).map(({ path, sidebarLabel, description }) => (
        <li key={path}>
          <SiteLink href={path} className={styles.link}>
            <span className={styles.label}>{sidebarLabel}</span>
            <span className={styles.description}>{description}</span>
          </SiteLink>
        </li>
      ))}
    </CardGrid>
  )
}
