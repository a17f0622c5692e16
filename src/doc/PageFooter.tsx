import type { ReactNode } from 'react'
import { PageFeedback } from './feedback/PageFeedback'
import { changesPath, markdownPath } from '../shared/pageFiles'
import type { PagePlace } from '../shared/pageData'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './PageFooter.module.css'
import { ownUrl } from '../platform/basePath'
import { isOfflineEdition } from '../platform/offlineEdition'

interface Props {
  page: Pick<Queries.PageFieldsFragment, 'path' | 'title' | 'headings' | 'editUrl' | 'lastUpdated' | 'check'>
  place: PagePlace
  /** Shown first in the line of links. */
  children?: ReactNode
}

/** Whether the page was helpful, where to edit it, its text as Markdown, when it was last changed and checked, and the pages before and after it. */
export function PageFooter({ page, place, children }: Props) {
  const { path, editUrl, lastUpdated, check } = page
  return (
    <>
      {!isOfflineEdition && (
        <div className={styles.feedback} data-print="hide">
          <PageFeedback key={path} path={path} title={page.title} headings={page.headings} />
        </div>
      )}
      <p className={styles.footer} data-print="hide">
        {children} {editUrl && <a href={editUrl}>Edit this page</a>}{' '}
        <a href={ownUrl(markdownPath(path))}>This page as Markdown</a>{' '}
        {lastUpdated && (
          <span>
            Last updated on <PageDate date={lastUpdated} />
            {/* The list contains the pages of this repository. */}
            {editUrl?.endsWith('.mdx') && (
              <>
                {' · '}
                <SiteLink href={changesPath}>All changes</SiteLink>
              </>
            )}
          </span>
        )}{' '}
        {check && (
          <span>
            {`Checked against Unleash ${check.version} on `}
            <PageDate date={check.date} />
          </span>
        )}
      </p>
      <Pagination {...place} />
    </>
  )
}

function PageDate({ date }: { date: string }) {
  return <time dateTime={date}>{dateText(date)}</time>
}

/**
 * `5 Nov 2026`, in UTC, so that the server and every browser render the same date. Not with `Intl`: on a slow phone, creating a format
 * takes as long as running all other code of the page.
 */
export function dateText(date: string): string {
  return new Date(date).toUTCString().slice(5, 16).replace(/^0/, '')
}

function Pagination({ previous, next }: Pick<PagePlace, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav aria-label="Previous and next page" className={styles.pagination} data-print="hide">
      {previous && (
        <SiteLink href={previous.path} className={styles.link} rel="prev">
          <span>Previous</span> {previous.label}
        </SiteLink>
      )}{' '}
      {next && (
        <SiteLink href={next.path} className={styles.link} rel="next" data-side="end">
          <span>Next</span> {next.label}
        </SiteLink>
      )}
    </nav>
  )
}
