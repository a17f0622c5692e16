import { createContext, useContext } from 'react'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './SidebarCards.module.css'

export interface CardPage {
  path: string
  sidebarLabel: string
  description: string
}

/** The pages right below the current one in its sidebar; set by the template. */
export const CardPages = createContext<readonly CardPage[]>([])

/** A card for each page below the current one: `<SidebarCards />` on index pages. */
export function SidebarCards() {
  return (
    <ul role="list" className={styles.cards}>
      {useContext(CardPages).map(({ path, sidebarLabel, description }) => (
        <li key={path}>
          <SiteLink href={path} className={styles.card}>
            <span className={styles.label}>{sidebarLabel}</span>
            <span className={styles.description}>{description}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
