import type { SearchKind } from './SearchRecord'
import { searchSettings } from './searchSettings'

/** Kind, category and weight of a page, by its path. */
export function placeOfPage(path: string): { kind: SearchKind; category: string; weight: number } {
  const { places, kinds, outdatedPaths } = searchSettings
  const fitting = places.filter((place) => path === place.path || path.startsWith(place.path.replace(/\/?$/, '/')))
  const { kind, category } = fitting.reduce((longest, place) => (place.path.length > longest.path.length ? place : longest))
  const weight = kinds.find((entry) => entry.kind === kind)?.weight ?? 100
  return { kind, category, weight: outdatedPaths.test(path) ? weight / 2 : weight }
}
