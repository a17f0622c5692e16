import { SiteLink } from '../../ui/SiteLink'
import type { SearchHit, SearchResults } from '../../search-engine/SearchResults'
import { facets } from '../facets'
import { Marked } from '../Marked'
import { SearchLink } from '../SearchLink'
import * as styles from './SearchPage.module.css'
import { type SearchParameters, searchUrl } from './searchParameters'

interface Props {
  parameters: SearchParameters
  results: SearchResults
}

/** Results, and links to more. */
export function SearchResultList({ parameters, results: { pages, pageCount } }: Props) {
  const { page } = parameters
  const link = (rel: 'prev' | 'next', to: number, label: string) => (
    <SiteLink rel={rel} href={searchUrl({ ...parameters, page: to })}>
      {label}
    </SiteLink>
  )
  return (
    <>
      <ol role="list" className={styles.results}>
        {pages.flatMap((hits) => hits.map((hit, place) => <Result key={hit.url} hit={hit} isFirst={place === 0} />))}
      </ol>
      {pageCount > 1 && (
        <nav aria-label="Search result pages" className={styles.pager}>
          {page > 1 && link('prev', Math.min(page - 1, pageCount), 'Previous results')}
          <span>
            Page {page} of {pageCount}
          </span>
          {page < pageCount && link('next', page + 1, 'More results')}
        </nav>
      )}
    </>
  )
}

/** The first is a page, or a section whose name was searched for. */
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

/**
 * A reader adds and leaves out each value. Kinds and plans without results keep their place, because which ones changes with each letter; of
 * all SDKs, a few have any.
 */
export function FilterLinks({ parameters, results: { counts } }: Props) {
  return facets.map(({ name, label, labels }) => {
    const chosen = parameters.filters[name] ?? []
    const options = Object.entries(labels).map(([value, text]) => {
      const isOn = chosen.includes(value)
      return { value, text, isOn, count: counts[name]?.[value] ?? 0 }
    })
    const shown = name === 'sdk' ? options.filter(({ isOn, count }) => isOn || count > 0) : options
    if (!shown.some(({ isOn, count }) => isOn || count > 0)) return null
    return (
      <nav key={name} aria-label={label} className={styles.filter} data-keeps-focus>
        <ul role="list">
          {shown.map(({ value, text, isOn, count }) => {
            const values = isOn ? chosen.filter((other) => other !== value) : [...chosen, value]
            const filters = { ...parameters.filters, [name]: values }
            const content = (
              <>
                {text} <span className={styles.count}>{count}</span>
              </>
            )
            return (
              <li key={value}>
                {isOn || count > 0 ? (
                  <SiteLink href={searchUrl({ ...parameters, filters, page: 1 })} aria-current={isOn || undefined}>
                    {content}
                    {isOn && <span className="visually-hidden">, chosen; remove</span>}
                  </SiteLink>
                ) : (
                  <span className={styles.without}>{content}</span>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
    )
  })
}
