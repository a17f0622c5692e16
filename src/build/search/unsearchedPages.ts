import type { Problem } from '../../../plugins/gatsby-problem-report/src/Problem'
import type { SearchRecord } from '../../shared/search/SearchRecord'

/** Pages of the site that no search would find: those of a type that `searchQuery` does not know. */
export function unsearchedPages(
  pages: readonly { path: string; sourceFile: string }[],
  records: readonly SearchRecord[],
): Problem[] {
  const found = new Set(records.map((record) => record.url_without_anchor))
  return pages
    .filter(({ path }) => !found.has(path))
    .map(({ path, sourceFile }) => ({
      severity: 'error',
      file: sourceFile,
      what: `"${path}" is not in the search index.`,
      fix: 'Add the type of the page to src/build/search/searchQuery.ts and searchablePages.ts.',
    }))
}
