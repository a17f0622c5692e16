import type { SearchKind } from '../../shared/search/SearchRecord'
import { searchSettings } from '../../shared/search/searchSettings'

/** What the address of the search page says. */
export interface SearchAddress {
  query: string
  /** In the order of the filters; none means all. */
  kinds: SearchKind[]
  /** 1 is the first page of results. */
  page: number
}

/** Reads `?q=…&kind=how-to,api&page=2`; what makes no sense is left out. */
export function readAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search)
  const asked = (parameters.get('kind') ?? '').split(',')
  const page = Number(parameters.get('page'))
  return {
    query: (parameters.get('q') ?? '').trim(),
    kinds: searchSettings.kinds.map(({ kind }) => kind).filter((kind) => asked.includes(kind)),
    page: Number.isInteger(page) && page > 1 && page < 1000 ? page : 1,
  }
}

/** The address of a search, as short as it can be. */
export function writeAddress({ query, kinds, page }: SearchAddress): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (kinds.length > 0) parameters.set('kind', kinds.join(','))
  if (page > 1) parameters.set('page', String(page))
  const text = parameters.toString().replaceAll('%2C', ',')
  return text === '' ? '/search' : `/search?${text}`
}
