import { useEffect, useState } from 'react'
import { reportUrl } from '../platform/reportUrl'
import { docsVersion } from '../platform/buildValues'
import { Card, CardGrid } from '../ui/CardGrid'
import { SearchButton } from '../search/SearchButton'
import { SectionCards } from '../search/SectionCards'
import { type KnownPage, likelyPages, type OldPath } from './likelyPages'
import * as styles from './NotFound.module.css'

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
      {likely.length > 0 && <LikelyPages pages={likely} />}
      <section aria-label="Sections of the documentation">
        <h2>Sections of the documentation</h2>
        <SectionCards />
      </section>
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

function LikelyPages({ pages }: { pages: readonly KnownPage[] }) {
  const title = 'Did you mean one of these?'
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <CardGrid>
        {pages.map((page) => (
          <Card key={page.path} title={page.title} href={page.path}>
            <p>{page.path}</p>
          </Card>
        ))}
      </CardGrid>
    </section>
  )
}
