import type { PageReference } from '../shared/sidebarTree'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './PageNeighbours.module.css'

/** The pages before and after this one in the sidebar. */
export function PageNeighbours({ previous, next }: { previous?: PageReference; next?: PageReference }) {
  if (!previous && !next) return null
  return (
    <nav aria-label="Previous and next page" className={styles.neighbours} data-print="hide">
      {previous && (
        <SiteLink href={previous.path} className={styles.link} rel="prev">
          <span>Previous</span>
          {previous.label}
        </SiteLink>
      )}
      {next && (
        <SiteLink href={next.path} className={styles.link} rel="next" data-side="end">
          <span>Next</span>
          {next.label}
        </SiteLink>
      )}
    </nav>
  )
}
