import { markdownAddress } from '../shared/markdownAddress'
import * as styles from './PageFooter.module.css'

interface Props {
  path: string
  editUrl: string | null
  lastUpdated: string | null
}

/** Where to edit the page, its text as Markdown, and when it was last changed. */
export function PageFooter({ path, editUrl, lastUpdated }: Props) {
  return (
    <p className={styles.footer} data-print="hide">
      {editUrl && <a href={editUrl}>Edit this page</a>}
      <a href={markdownAddress(path)}>This page as Markdown</a>
      {lastUpdated && (
        <span>
          Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </span>
      )}
    </p>
  )
}

/** The same text on the server and in every browser, whatever its time zone. */
function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
