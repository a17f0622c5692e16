import { useEffect, useState } from 'react'
import { SearchButton } from '../search/SearchButton'
import { SiteLink } from '../ui/SiteLink'
import { likelyPages, type KnownPage } from './likelyPages'
import * as styles from './NotFound.module.css'

const waysOn: readonly KnownPage[] = [
  { path: '/quickstart', title: 'Quickstart' },
  { path: '/reference', title: 'Concepts' },
  { path: '/reference/sdks', title: 'SDKs' },
  { path: '/reference/api/unleash', title: 'API reference' },
  { path: '/', title: 'All documentation' },
]

/** What a reader sees at an address that leads nowhere: search, pages with a similar address, and good places to look. */
export function NotFound({ pages }: { pages: readonly KnownPage[] }) {
  const [likely, setLikely] = useState<readonly KnownPage[]>([])
  // One file is served for all of these addresses: only the browser knows which it is.
  useEffect(() => setLikely(likelyPages(window.location.pathname, pages)), [pages])
  return (
    <div className={styles.notFound}>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>There is no page at this address. It may have been moved or misspelt.</p>
      <SearchButton variant="large" />
      {likely.length > 0 && <PageLinks title="Did you mean one of these?" pages={likely} />}
      <PageLinks title="Good places to look" pages={waysOn} />
    </div>
  )
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
