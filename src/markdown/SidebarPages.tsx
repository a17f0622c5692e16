import { createContext, useContext } from 'react'
import { paidPlans } from '../shared/plans'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './SidebarPages.module.css'

/** What is below the current page in its sidebar; set by the template. */
export const ListedGroups = createContext<NonNullable<Queries.DocTemplateQuery['doc']>['listedGroups']>([])

/** The pages below the current one, in groups with headings: `<SidebarPages />` on the pages of sections and of groups. */
export function SidebarPages() {
  return (
    <>
      {useContext(ListedGroups).map(({ label, path, pages }) => (
        <section key={label} className={styles.group}>
          {label !== null && <h2>{path === null ? label : <SiteLink href={path}>{label}</SiteLink>}</h2>}
          <ul role="list" className={styles.list}>
            {pages.map((page) => (
              <li key={page.path}>
                <SiteLink href={page.path}>{page.sidebarLabel}</SiteLink>{' '}
                <span className={styles.description}>
                  {page.description} {paidPlans(page) && <small className={styles.plans}>{paidPlans(page)}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
