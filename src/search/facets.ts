import { sdks } from '../platform/buildValues'
import { planNames } from '../shared/plans'
import { facetNames, type FacetName } from '../shared/search/searchIndex'
import { searchSettings } from '../shared/search/searchSettings'
import type { SearchFilters } from '../search-engine/SearchResults'

export interface Facet {
  name: FacetName
  label: string
  /** In URLs of searches. `sdk` is the reader's own. */
  parameter: string
  /** What readers see, by value. */
  labels: Readonly<Record<string, string>>
}

const facetsByName: Record<FacetName, Omit<Facet, 'name'>> = {
  kind: {
    label: 'Kind',
    parameter: 'kind',
    labels: Object.fromEntries(searchSettings.kinds.map(({ kind, label }) => [kind, label])),
  },
  plans: { label: 'Plan', parameter: 'plan', labels: planNames },
  sdk: { label: 'SDK', parameter: 'sdks', labels: Object.fromEntries(sdks.map(({ name, label }) => [name, label])) },
}

/** What readers filter by, with the names that they see. */
export const facets = facetNames.map((name): Facet => ({ name, ...facetsByName[name] }))

/** The chosen values as readers see them: `API, Pro`. */
export function filterText(filters: SearchFilters): string {
  return facets.flatMap(({ name, labels }) => (filters[name] ?? []).map((value) => labels[value] ?? value)).join(', ')
}

export function hasFilters(filters: SearchFilters): boolean {
  return Object.values(filters).some(({ length }) => length > 0)
}
