import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef } from 'react'
import { SiteLink } from '../../ui/SiteLink'
import type { SearchHit, SearchResults } from '../engine/SearchResults'
import { Marked } from '../Marked'
import { SearchLink } from '../SearchLink'
import { type FilterOption, kindOptions, planOptions } from '../searchMessages'
import * as styles from './SearchPage.module.css'
import { type SearchParameters, searchUrl } from './searchParameters'

/** Results, and links to more. */
export function SearchResultList({ parameters, results }: { parameters: SearchParameters; results: SearchResults }) {
  const { pages, pageCount } = results
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<Element>()
  const focusEvents = {
    onFocus: ({ target }: FocusEvent) => (focused.current = target),
    onBlur: () => (focused.current = undefined),
  }
  // A focused result may disappear when results from all texts replace those from titles. The next Tab should not start at the top of the page.
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) list.current?.focus({ preventScroll: true })
  }, [pages])
  return (
    <>
      <ol ref={list} role="list" tabIndex={-1} className={styles.results}>
        {pages.flatMap((hits) =>
          hits.map((hit, index) => <Result key={hit.url} hit={hit} isFirst={index === 0} {...focusEvents} />),
        )}
      </ol>
      {pageCount > 1 && <Pager parameters={parameters} pageCount={pageCount} />}
    </>
  )
}

interface ResultProps extends Pick<ComponentProps<'a'>, 'onFocus' | 'onBlur'> {
  hit: SearchHit
  isFirst: boolean
}

/** The first is a page, or a section whose name was searched for. */
function Result({ hit: { url, names, excerpt }, isFirst, ...focusEvents }: ResultProps) {
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
        <SearchLink href={url} {...focusEvents}>
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
  const link = (rel: 'prev' | 'next', to: number, label: string) => (
    <SiteLink rel={rel} href={searchUrl({ ...parameters, page: to })}>
      {label}
    </SiteLink>
  )
  return (
    <nav aria-label="Search result pages" className={styles.pager}>
      {page > 1 && link('prev', page - 1, 'Previous results')}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && link('next', page + 1, 'More results')}
    </nav>
  )
}

/** Kinds without results keep their place: which ones changes with each letter, and what is below should not move. */
export function FilterLinks({ parameters, counts }: { parameters: SearchParameters; counts: SearchResults['kinds'] }) {
  const { kinds, plans = [] } = parameters
  const all = Object.values(counts).reduce((total, count) => total + count, 0)
  if (all === 0 && kinds.length === 0 && plans.length === 0) return null
  const groups = {
    'Kinds of pages': [
      { label: 'All', change: { kinds: [] }, isOn: kinds.length === 0, isReset: true, count: all },
      ...kindOptions(kinds, counts),
    ],
    Plans: [
      { label: 'Any plan', change: { plans: [] }, isOn: plans.length === 0, isReset: true },
      ...planOptions(plans),
    ],
  }
  return Object.entries(groups).map(([label, options]: [string, FilterOption[]]) => (
    <nav key={label} aria-label={label} className={styles.filter} data-keeps-focus>
      <ul role="list">
        {options.map((option) => (
          <li key={option.label}>
            <FilterLink {...option} parameters={parameters} />
          </li>
        ))}
      </ul>
    </nav>
  ))
}

function FilterLink({
  label,
  change,
  isOn,
  isReset,
  count,
  parameters,
}: FilterOption & { parameters: SearchParameters }) {
  const text = (
    <>
      {label} {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
  if (!isOn && !isReset && count === 0) return <span className={styles.without}>{text}</span>
  return (
    <SiteLink href={searchUrl({ ...parameters, ...change, page: 1 })} aria-current={isOn || undefined}>
      {text}
      {isOn && !isReset && <span className="visually-hidden">, chosen; remove</span>}
    </SiteLink>
  )
}
