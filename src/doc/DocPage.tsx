import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLoadable } from '../ui/useLoadable'
import { afterLoad } from '../platform/afterLoad'
import { loadText } from '../platform/siteFiles'
import { canonicalPath, editionTitle } from '../shared/pageEdition'
import { markdownPath } from '../shared/pageFiles'
import type { PagePlace } from '../shared/pageData'
import { CopyButton } from '../ui/CodeTools'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { PageHead } from '../ui/PageHead'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './DocPage.module.css'
import { PageFooter } from './PageFooter'
import { TableOfContents } from './TableOfContents'

interface Props {
  page: Queries.PageFieldsFragment
  place: PagePlace
  /** Shown below the title: availability, deprecation. */
  badges?: ReactNode
  /** Shown above the body, with the width of the whole page. */
  tool?: ReactNode
  /** Shown above the body of a page without a tool: what readers have to know of the whole page. */
  notice?: ReactNode
  /** The body has an element `data-aside`, which wide screens show beside the text instead of the table of contents. */
  hasAside?: boolean
  /** Tables, or the lists of the API, take more width than the text. */
  isWide?: boolean
  children: ReactNode
}

/** The layout of every page of text: breadcrumbs, title, body, table of contents, edit link, previous and next page. */
export function DocPage({ page, place, badges, tool, notice, hasAside, isWide, children }: Props) {
  const headings = useMemo(() => page.headings.filter(({ depth }) => depth <= 3), [page.headings])
  const active = useActiveHeading(headings)
  const contents = (variant: 'column' | 'bar') => (
    <ErrorBoundary fallback={null}>
      <TableOfContents headings={headings} active={active} variant={variant} />
    </ErrorBoundary>
  )
  return (
    <>
      <PageHead
        {...page}
        title={editionTitle(page.title, place.edition)}
        canonical={canonicalPath(page.path, place.edition)}
      />
      {!tool && contents('bar')}
      <div
        className={styles.page}
        data-has-tool={tool ? '' : undefined}
        data-has-aside={hasAside ? '' : undefined}
        data-is-wide={isWide ? '' : undefined}
        data-is-short={headings.length < 2 ? '' : undefined}
      >
        <article className={styles.article}>
          <div className={styles.top}>
            <Breadcrumbs trail={place.trail} />
            <PageTools place="top" page={page} />
          </div>
          <h1 tabIndex={-1}>{page.title}</h1>
          {badges && <p className={styles.badges}>{badges}</p>}
          {tool ?? notice}
          <div className={styles.body} data-prose>
            {children}
          </div>
          <PageFooter page={page} place={place}>
            <PageTools place="end" page={page} />
          </PageFooter>
        </article>
        {!tool && !hasAside && contents('column')}
      </div>
    </>
  )
}

function Breadcrumbs({ trail }: Pick<PagePlace, 'trail'>) {
  if (trail.length === 0) return null
  return (
    <nav aria-label="Breadcrumbs" data-print="hide">
      <ol role="list" className={styles.trail}>
        {trail.map(({ label, path }) => (
          <li key={label}>{path === undefined ? <span>{label}</span> : <SiteLink href={path}>{label}</SiteLink>}</li>
        ))}
      </ol>
    </nav>
  )
}

/** Copies the page as Markdown, and lists other ways to read it: beside the title, or at the end of the page where that has no space. */
function PageTools({
  place,
  page: { path, editUrl },
}: {
  place: 'top' | 'end'
  page: Pick<Props['page'], 'path' | 'editUrl'>
}) {
  return (
    <span className={styles.tools} data-place={place} data-print="hide">
      <CopyButton className={styles.copyButton} text={() => loadText(markdownPath(path))}>
        Copy page
      </CopyButton>{' '}
      <MoreActions key={path} path={path} editUrl={editUrl} />
    </span>
  )
}

const loadActions = () => import('./PageActions')

/** A list of other ways to read the page, loaded when the reader opens it. */
function MoreActions(page: { path: string; editUrl: string | null }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <span className={styles.more}>
      <button
        type="button"
        className={styles.moreButton}
        aria-label="More"
        title="More ways to read this page"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <LoadedActions {...page} onClose={close} />}
    </span>
  )
}

function LoadedActions(props: { path: string; editUrl: string | null; onClose: () => void }) {
  const [{ phase, value }] = useLoadable(loadActions)
  if (value) return <value.PageActions {...props} />
  return phase === 'failed' || phase === 'timed-out' ? <span role="alert">could not be loaded</span> : null
}

/** The heading that the reader has reached; undefined above the first, and until the script that follows them is loaded. */
function useActiveHeading(headings: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    const left = new AbortController()
    afterLoad(
      () =>
        void import('./followHeadings').then(
          ({ followHeadings }) => followHeadings(headings, setActive, left.signal),
          () => undefined,
        ),
    )
    return () => left.abort()
  }, [headings])
  return active
}
