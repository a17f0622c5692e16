import { useIsHydrated } from '../../ui/useIsHydrated'
import { type RouterLocation, useUrlParameter } from '../../ui/useUrlParameter'
import { withParameters } from '../../platform/historyState'
import type { SearchFilters } from '../../search-engine/SearchResults'
import { facets } from '../facets'

export interface SearchParameters {
  query: string
  filters: SearchFilters
  /** The older one that is searched. */
  version?: string | undefined
  /** 1 is the first page of results. */
  page: number
}

/** Reads `?q=…&kind=how-to,api&plan=pro&sdks=go&version=5.7&page=2`. Invalid values are ignored; `versions` are the older ones of the API. */
export function readSearchParameters(search: string, versions: readonly string[]): SearchParameters {
  const parameters = new URLSearchParams(search)
  const filters = facets.map(({ name, parameter, labels }) => {
    const given = (parameters.get(parameter) ?? '').split(',')
    return [name, Object.keys(labels).filter((value) => given.includes(value))]
  })
  const page = Number(parameters.get('page'))
  return {
    query: (parameters.get('q') ?? '').trim(),
    filters: Object.fromEntries(filters) as SearchFilters,
    version: versions.find((version) => version === parameters.get('version')),
    page: Number.isInteger(page) && page > 1 && page < 1000 ? page : 1,
  }
}

/** The shortest URL of a search. */
export function searchUrl({ query, filters, version = '', page }: SearchParameters): string {
  const filtered = facets.map(({ name, parameter }) => [parameter, (filters[name] ?? []).join(',')] as const)
  const parameters = { q: query, ...Object.fromEntries<string>(filtered), version, page: page > 1 ? String(page) : '' }
  return `/search${withParameters('', parameters)}`
}

/** What the URL says (after hydration, as the server has no query string), until the reader types something else. */
export function useSearchParameters(location: RouterLocation, versions: readonly string[]) {
  const { value: query, ...field } = useUrlParameter('q', location, 'page')
  const given = readSearchParameters(useIsHydrated() ? location.search : '', versions)
  const parameters = { ...given, query, page: query === given.query ? given.page : 1 }
  return { parameters, ...field }
}
