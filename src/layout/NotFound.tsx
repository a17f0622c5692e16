import { useEffect, useState } from 'react'
import { reportUrl } from '../platform/reportUrl'
import { docsVersion } from '../platform/buildValues'
import { SearchButton } from '../search/SearchButton'
import { type KnownPage, likelyPages, type OldPath } from './likelyPages'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './NotFound.module.css'

const waysOn: readonly KnownPage[] = [
  { path: '/quickstart', title: 'Quickstart' },
  { path: '/reference', title: 'Concepts' },
  { path: '/reference/sdks', title: 'SDKs' },
  { path: '/reference/api/unleash', title: 'API reference' },
  { path: '/', title: 'All documentation' },
]

/** @param props.path that has no page */
export function NotFound({
  pages,
  redirects,
  path,
}: {
  pages: readonly KnownPage[]
  redirects: readonly OldPath[]
  path: string
}) {
  const [{ likely, report }, setFound] = useState<{ likely: readonly KnownPage[]; report: string }>({
    likely: [],
    report: reportUrl({ url: '', title: 'Page not found', version: docsVersion, text: '' }),
  })
  // The same file is served for all missing pages: only the browser knows the path.
  useEffect(
    () => setFound({ likely: likelyPages(path, pages, redirects), report: missingPageUrl(path) }),
    [path, pages, redirects],
  )
  return (
    <div className={styles.notFound}>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>There is no page at this URL. It may have been moved or misspelled.</p>
      <SearchButton variant="large" />
      {likely.length > 0 && <PageLinks title="Did you mean one of these?" pages={likely} />}
      <PageLinks title="Good places to look" pages={waysOn} />
      <p>
        Should there be a page?{' '}
        <a href={report} target="_blank" rel="noreferrer">
          Report it on GitHub
        </a>
      </p>
    </div>
  )
}

function missingPageUrl(path: string): string {
  const { origin } = window.location
  const { referrer } = document
  const text = referrer ? `I followed a link on ${referrer}` : ''
  return reportUrl({ url: origin + path, title: 'Page not found', version: docsVersion, text })
}

function PageLinks({ title, pages }: { title: string; pages: readonly KnownPage[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <SiteLink href={page.path}>{page.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
