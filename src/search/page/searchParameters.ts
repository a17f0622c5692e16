import { useIsHydrated } from '../../hooks/useIsHydrated'
import { useUrlParameter } from '../../hooks/useUrlParameter'
import { searchSettings, type SearchKind } from '../../shared/search/searchSettings'

/** What the URL of the results page says. */
export interface SearchParameters {
  query: string
  /** In the order of the filters; empty for all. */
  kinds: readonly SearchKind[]
  /** The older version whose pages are found instead of those of the current one. */
  version?: string | undefined
  /** What the URL names as a version, but the site doesn't have. */
  unknownVersion?: string | undefined
  /** 1 is the first page of results. */
  page: number
}

/** Versions of the API that have pages. */
export interface SearchedVersions {
  current: string
  older: readonly string[]
}

/** Reads `?q=…&kind=how-to,api&version=5.7&page=2`; invalid values are ignored. */
export function readSearchParameters(search: string, { current, older }: SearchedVersions): SearchParameters {
  const parameters = new URLSearchParams(search)
  const given = (parameters.get('kind') ?? '').split(',')
  const page = Number(parameters.get('page'))
  const version = /^\d{1,3}\.\d{1,3}$/.exec(parameters.get('version') ?? '')?.[0]
  const isOlder = version !== undefined && older.includes(version)
  return {
    query: (parameters.get('q') ?? '').trim(),
    kinds: searchSettings.kinds.map(({ kind }) => kind).filter((kind) => given.includes(kind)),
    version: isOlder ? version : undefined,
    unknownVersion: isOlder || version === current ? undefined : version,
    page: Number.isInteger(page) && page > 1 && page < 1000 ? page : 1,
  }
}

/** The shortest URL of a search. */
export function searchUrl({ query, kinds, version, page }: SearchParameters): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (kinds.length > 0) parameters.set('kind', kinds.join(','))
  if (version !== undefined) parameters.set('version', version)
  if (page > 1) parameters.set('page', String(page))
  const written = parameters.toString().replaceAll('%2C', ',')
  return written === '' ? '/search' : `/search?${written}`
}

/**
 * What is searched for: what the URL says until the reader types something else, which the URL follows.
 * @param search query string that the router knows; ignored until hydration, as the server has none.
 */
export function useSearchParameters(search: string, versions: SearchedVersions) {
  const { value: query, ...field } = useUrlParameter('q', search, { resets: 'page' })
  const given = readSearchParameters(useIsHydrated() ? search : '', versions)
  const parameters: SearchParameters = { ...given, query, page: query === given.query ? given.page : 1 }
  return { parameters, ...field }
}
