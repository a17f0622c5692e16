import { searchSettings } from '../../shared/search/searchSettings'
import { SiteLink } from '../../ui/SiteLink'
import type { SearchHit, SearchResults } from '../engine/SearchResults'
import { Marked } from '../Marked'
import { SearchLink } from '../SearchLink'
import * as styles from './SearchPage.module.css'
import { type SearchParameters, searchUrl } from './searchParameters'

/** One page of results: the pages that were found, each followed by its best sections, and links to more. */
export function SearchResultList({ parameters, results }: { parameters: SearchParameters; results: SearchResults }) {
  const { pages, pageCount } = results
  return (
    <>
      <ol role="list" className={styles.results}>
        {pages.flatMap((hits) => hits.map((hit, index) => <Result key={hit.url} hit={hit} isFirst={index === 0} />))}
      </ol>
      {pageCount > 1 && <Pager parameters={parameters} pageCount={pageCount} />}
    </>
  )
}

/**
 * Where a page or section is, its heading, and what it says.
 * @param isFirst of its page; a section whose name was searched for may come without its page.
 */
function Result({ hit: { url, names, excerpt }, isFirst }: { hit: SearchHit; isFirst: boolean }) {
  const Heading = isFirst ? 'h2' : 'h3'
  return (
    <li data-level={isFirst ? 0 : names.length - 2}>
      <p className={styles.trail}>
        {names.slice(0, -1).map((name, index) => (
          <span key={index}>
            <Marked text={name} />
          </span>
        ))}
      </p>
      <Heading className={styles.heading}>
        <SearchLink href={url}>
          <Marked text={names.at(-1)} />
        </SearchLink>
      </Heading>
      <p className={styles.excerpt}>
        <Marked text={excerpt} />
      </p>
    </li>
  )
}

function Pager({ parameters, pageCount }: { parameters: SearchParameters; pageCount: number }) {
  const { page } = parameters
  return (
    <nav aria-label="Search result pages" className={styles.pager}>
      {page > 1 && (
        <SiteLink rel="prev" href={searchUrl({ ...parameters, page: page - 1 })}>
          Previous results
        </SiteLink>
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <SiteLink rel="next" href={searchUrl({ ...parameters, page: page + 1 })}>
          More results
        </SiteLink>
      )}
    </nav>
  )
}

/**
 * Links that narrow the results to some kinds of pages; each switches its kind on or off. Kinds without results keep their
 * place: which ones changes with each letter, and what is below should not move.
 */
export function KindFilter({ parameters, counts }: { parameters: SearchParameters; counts: SearchResults['kinds'] }) {
  const { kinds } = parameters
  const all = Object.values(counts).reduce((total, count) => total + count, 0)
  if (all === 0 && kinds.length === 0) return null
  return (
    <nav aria-label="Kinds of pages" className={styles.filter} data-keeps-focus>
      <ul role="list">
        <li>
          <SiteLink href={searchUrl({ ...parameters, kinds: [], page: 1 })} aria-current={kinds.length === 0 || undefined}>
            All <span className={styles.count}>{all}</span>
          </SiteLink>
        </li>
        {searchSettings.kinds.map(({ kind, label }) => {
          const isOn = kinds.includes(kind)
          const count = counts[kind] ?? 0
          if (!isOn && count === 0) {
            return (
              <li key={kind} className={styles.without}>
                {label} <span className={styles.count}>0</span>
              </li>
            )
          }
          const next = isOn ? kinds.filter((other) => other !== kind) : [...kinds, kind]
          return (
            <li key={kind}>
              <SiteLink href={searchUrl({ ...parameters, kinds: next, page: 1 })} aria-current={isOn || undefined}>
                {label} <span className={styles.count}>{count}</span>
                {isOn && <span className="visually-hidden">, shown; leave out</span>}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
