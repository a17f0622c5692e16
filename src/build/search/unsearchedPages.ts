import type { Problem } from '../../../plugins/gatsby-problem-report/src/Problem'
import type { SearchRecord } from '../../shared/search/SearchRecord'

interface Page {
  path: string
  sourceFile: string
  headings: readonly { id: string; text: string }[]
}

/** Pages of the site that no search would find, and headings: what a type of page has and `searchQuery` does not ask for. */
export function unsearchedPages(pages: readonly Page[], records: readonly SearchRecord[]): Problem[] {
  const found = new Set(records.map(({ url }) => url))
  return pages.flatMap(({ path, sourceFile, headings }) => {
    if (!found.has(path)) {
      return problem(sourceFile, `"${path}" is not in the search index.`, 'Add the type of the page to')
    }
    const lost = headings.find(({ id }) => !found.has(`${path}#${id}`))
    if (!lost) return []
    const what = `The heading "${lost.text}" of "${path}" is not in the search index.`
    return problem(sourceFile, what, 'Add the field that it stands in to')
  })
}

function problem(file: string, what: string, fix: string): Problem {
  return { severity: 'error', file, what, fix: `${fix} src/build/search/searchQuery.ts and searchablePages.ts.` }
}
