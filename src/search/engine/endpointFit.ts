import { fitsEndpoint } from '../../shared/fitsEndpoint'
import type { IndexedPage } from '../../shared/search/unpackIndex'

const endpointsOfPages = new WeakMap<IndexedPage, readonly string[]>()

/**
 * Tells the page of the operation that is called so over HTTP: `/api/admin/projects`, or
 * `DELETE /api/admin/projects/default/features/my-flag` as a log has it.
 *
 * @returns what says of a page how well it fits, as `fitsEndpoint` does: 0 is not at all, 1 is the path itself.
 */
export function endpointFit(query: string): (page: IndexedPage) => number {
  if (!query.includes('/')) return () => 0
  return (page) => Math.max(0, ...endpointsOf(page).map((endpoint) => fitsEndpoint(endpoint, query)))
}

/** Only the keyword of an operation has a method; a page that is called `/api/admin/projects` describes the past of it. */
function endpointsOf(page: IndexedPage): readonly string[] {
  const before = endpointsOfPages.get(page)
  if (before) return before
  const endpoints = page.keywords.split('\n').filter((keyword) => /^[A-Z]+ \//.test(keyword))
  endpointsOfPages.set(page, endpoints)
  return endpoints
}
