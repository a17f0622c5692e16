import { useState } from 'react'
import { SiteLink } from '../../ui/SiteLink'
import { missingNote, someWordsHeading } from '../../search-engine/missingWords'
import type { SearchFilters, SearchHit, SearchResults } from '../../search-engine/SearchResults'
import { type Facet, facets } from '../facets'
import { Marked } from '../Marked'
import { SearchLink } from '../SearchLink'
import * as styles from './SearchPage.module.css'
import { type SearchParameters, searchUrl } from './searchParameters'

interface Props {
  parameters: SearchParameters
  results: SearchResults
}

/** Results, and links to more. */
export function SearchResultList({ parameters, results: { pages, pageCount, someWordsFrom } }: Props) {
  const { page } = parameters
  const link = (rel: 'prev' | 'next', to: number, label: string) => (
    <SiteLink rel={rel} href={searchUrl({ ...parameters, page: to })}>
      {label}
    </SiteLink>
  )
  return (
    <>
      <Results pages={pages.slice(0, someWordsFrom)} />
      {someWordsFrom < pages.length && (
        <section aria-labelledby="some-words">
          <h2 id="some-words">{someWordsHeading}</h2>
          <Results pages={pages.slice(someWordsFrom)} />
        </section>
      )}
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

function Results({ pages }: { pages: SearchHit[][] }) {
  if (pages.length === 0) return null
  return (
    <ol role="list" className={styles.results}>
      {pages.flatMap((hits) => hits.map((hit, place) => <Result key={hit.url} hit={hit} isFirst={place === 0} />))}
    </ol>
  )
}

/** The first is a page, or a section whose name was searched for. */
function Result({ hit: { url, names, excerpt, missing }, isFirst }: { hit: SearchHit; isFirst: boolean }) {
  const Heading = isFirst ? 'h2' : 'h3'
  // What is below the page that it belongs to needn't repeat where that is.
  const trail = names.slice(isFirst ? 0 : 2, -1)
  return (
    <li data-level={isFirst ? 0 : names.length - 2}>
      {trail.length > 0 && (
        <p className={styles.trail}>
          {trail.map((name, index) => (
            <span key={index}>
              <Marked text={name} />
            </span>
          ))}
        </p>
      )}
      <Heading className={styles.heading}>
        <SearchLink href={url}>
          <Marked text={names.at(-1)} />
        </SearchLink>
      </Heading>
      <p className={styles.excerpt}>
        <Marked text={excerpt} />
      </p>
      {missing && <p className={styles.trail}>{missingNote(missing)}</p>}
    </li>
  )
}

/**
 * A reader adds and leaves out each value. Kinds are always shown; plans and SDKs, which few results depend on, are collapsed until one
 * of them is chosen.
 */
export function FilterLinks({ parameters, results: { counts } }: Props) {
  const { filters } = parameters
  const [isOpen, setOpen] = useState((filters.plans ?? []).length + (filters.sdk ?? []).length > 0)
  const rows = facets.map((facet) => ({ ...facet, values: valuesOf(facet, filters, counts) }))
  const [kinds, others] = [rows.filter(isKind), rows.filter((row) => !isKind(row) && row.values.length > 0)]
  return (
    <>
      {kinds.map((row) => (
        <FacetLinks key={row.name} facet={row} parameters={parameters} />
      ))}
      {others.length > 0 && (
        <details className={styles.others} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>More filters</summary>
          {others.map((row) => (
            <FacetLinks key={row.name} facet={row} parameters={parameters} />
          ))}
        </details>
      )}
    </>
  )
}

interface FacetValue {
  value: string
  text: string
  isOn: boolean
  count: number
}

const isKind = ({ name }: Facet) => name === 'kind'

/**
 * Values with the number of their results; none if nothing can be chosen. Kinds and plans without results keep their place, because which
 * ones changes with each letter; of all SDKs, a few have any.
 */
function valuesOf({ name, labels }: Facet, filters: SearchFilters, counts: SearchResults['counts']): FacetValue[] {
  const values = Object.entries(labels).map(([value, text]) => {
    return { value, text, isOn: filters[name]?.includes(value) ?? false, count: counts[name]?.[value] ?? 0 }
  })
  const usable = values.filter(({ isOn, count }) => isOn || count > 0)
  return name === 'sdk' || usable.length === 0 ? usable : values
}

interface FacetLinksProps {
  facet: Facet & { values: FacetValue[] }
  parameters: SearchParameters
}

function FacetLinks({ facet: { name, label, values }, parameters }: FacetLinksProps) {
  if (values.length === 0) return null
  const chosen = parameters.filters[name] ?? []
  return (
    <nav aria-label={label} className={styles.filter} data-keeps-focus>
      <ul role="list">
        {values.map(({ value, text, isOn, count }) => {
          const others = isOn ? chosen.filter((other) => other !== value) : [...chosen, value]
          const filters = { ...parameters.filters, [name]: others }
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
}
