import { olderNotice, type PageEdition } from '../shared/pageEdition'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './OlderNotice.module.css'

/** Leads from a page of an older version to the current one; nothing on other pages. */
export function OlderNotice({ edition }: { edition?: PageEdition | undefined }) {
  const notice = olderNotice(edition)
  if (!notice) return null
  return (
    <p role="note" className={styles.notice}>
      <strong>Older version.</strong> {notice.text} <SiteLink href={notice.path}>{notice.label}</SiteLink>.
    </p>
  )
}
