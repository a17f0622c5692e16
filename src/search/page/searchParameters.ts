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

/** Reads `?q=…&kind=how-to,api&plan=pro,enterprise&version=5.7&page=2`; invalid values are ignored, and `problems` says which don't exist. */
export function readSearchParameters(
  search: string,
  { current, older }: SearchedVersions,
): SearchParameters & { problems: readonly string[] } {
  const parameters = new URLSearchParams(search)
  const read = (name: string, format: RegExp) => format.exec(parameters.get(name) ?? '')?.[0]
  const listOf = (name: string) => (parameters.get(name) ?? '').split(',')
  const given = listOf('kind')
  const page = Number(parameters.get('page'))
  const version = read('version', /^\d{1,3}\.\d{1,3}$/)
  const isOlder = version !== undefined && older.includes(version)
  const isUnknown = !isOlder && version !== undefined && version !== current
  const givenPlans = listOf('plan').filter((plan) => /^[\w-]{1,20}$/.test(plan))
  const isPlan = (plan: string) => Object.hasOwn(planNames, plan)
  return {
    query: (parameters.get('q') ?? '').trim(),
    kinds: searchSettings.kinds.map(({ kind }) => kind).filter((kind) => given.includes(kind)),
    plans: Object.keys(planNames).filter((plan) => givenPlans.includes(plan)),
    version: isOlder ? version : undefined,
    page: Number.isInteger(page) && page > 1 && page < 1000 ? page : 1,
    problems: [
      ...(isUnknown
        ? [`This site doesn't have version ${version} of the API. Search covers the current version, ${current}.`]
        : []),
      ...givenPlans
        .filter((plan) => !isPlan(plan))
        .map((plan) => `Unleash doesn't have a plan "${plan}". It isn't part of the search.`),
    ],
  }
}

/** The shortest URL of a search. */
export function searchUrl({ query, kinds, plans = [], version, page }: SearchParameters): string {
  return `/search${withParameters('', { q: query, kind: kinds.join(','), plan: plans.join(','), version: version ?? '', page: page > 1 ? String(page) : '' })}`
}

/** What the URL says (after hydration, as the server has no query string), until the reader types something else. */
export function useSearchParameters(location: RouterLocation, versions: SearchedVersions) {
  const { value: query, ...field } = useUrlParameter('q', location, 'page')
  const given = readSearchParameters(useIsHydrated() ? location.search : '', versions)
  const parameters = { ...given, query, page: query === given.query ? given.page : 1 }
  return { parameters, ...field }
}
