import { markdownAddress } from '../shared/markdownAddress'
import * as styles from './PageFooter.module.css'

/** The same text on the server and in every browser, whatever its time zone. Made once: that takes longer than all its uses. */
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

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
          Last updated on <time dateTime={lastUpdated}>{dateFormat.format(new Date(lastUpdated))}</time>
        </span>
      )}
    </p>
  )
}
