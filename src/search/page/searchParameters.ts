import { useIsHydrated } from '../../ui/useIsHydrated'
import { type RouterLocation, useUrlParameter } from '../../ui/useUrlParameter'
import { withParameters } from '../../platform/historyState'
import { planNames } from '../../shared/plans'
import { searchSettings } from '../../shared/search/searchSettings'
import type { SearchFilters } from '../engine/SearchResults'

export interface SearchParameters extends SearchFilters {
  query: string
  /** 1 is the first page of results. */
  page: number
}

/** The versions of the API that have pages. */
export interface SearchedVersions {
  current: string
  older: readonly string[]
}

/** Reads `?q=…&kind=how-to,api&plan=pro&version=5.7&page=2`; invalid values are ignored, and `problems` says which don't exist. */
export function readSearchParameters(
  search: string,
  { current, older }: SearchedVersions,
): SearchParameters & { problems: readonly string[] } {
  const parameters = new URLSearchParams(search)
  const read = (name: string, format: RegExp) => format.exec(parameters.get(name) ?? '')?.[0]
  const given = (parameters.get('kind') ?? '').split(',')
  const page = Number(parameters.get('page'))
  const version = read('version', /^\d{1,3}\.\d{1,3}$/)
  const isOlder = version !== undefined && older.includes(version)
  const isUnknown = !isOlder && version !== undefined && version !== current
  const plan = read('plan', /^[\w-]{1,20}$/)
  const isPlan = plan !== undefined && Object.hasOwn(planNames, plan)
  return {
    query: (parameters.get('q') ?? '').trim(),
    kinds: searchSettings.kinds.map(({ kind }) => kind).filter((kind) => given.includes(kind)),
    plan: isPlan ? plan : undefined,
    version: isOlder ? version : undefined,
    page: Number.isInteger(page) && page > 1 && page < 1000 ? page : 1,
    problems: [
      ...(isUnknown
        ? [`This site doesn't have version ${version} of the API. Search covers the current version, ${current}.`]
        : []),
      ...(isPlan || plan === undefined ? [] : [`Unleash doesn't have a plan "${plan}". Search covers all plans.`]),
    ],
  }
}

/** The shortest URL of a search. */
export function searchUrl({ query, kinds, plan, version, page }: SearchParameters): string {
  return `/search${withParameters('', { q: query, kind: kinds.join(','), plan: plan ?? '', version: version ?? '', page: page > 1 ? String(page) : '' })}`
}

/** What the URL says (after hydration, as the server has no query string), until the reader types something else. */
export function useSearchParameters(location: RouterLocation, versions: SearchedVersions) {
  const { value: query, ...field } = useUrlParameter('q', location, 'page')
  const given = readSearchParameters(useIsHydrated() ? location.search : '', versions)
  const parameters = { ...given, query, page: query === given.query ? given.page : 1 }
  return { parameters, ...field }
}
