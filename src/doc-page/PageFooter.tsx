import * as styles from './PageFooter.module.css'

/** Where to edit the page, and when it was last changed. */
export function PageFooter({ editUrl, lastUpdated }: { editUrl: string | null; lastUpdated: string | null }) {
  if (!editUrl && !lastUpdated) return null
  return (
    <p className={styles.footer} data-print="hide">
      {editUrl && <a href={editUrl}>Edit this page</a>}
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
