import { expect, test } from 'vitest'
import { formatProblems } from '../../../plugins/gatsby-problem-report/src/formatProblems'
import type { SearchRecord } from '../../shared/search/SearchRecord'
import { unsearchedPages } from './unsearchedPages'

test('a page that no record is of is a mistake', () => {
  const records = [{ url_without_anchor: '/found' }] as SearchRecord[]
  const pages = ['/found', '/lost'].map((path) => ({ path, sourceFile: `content/docs${path}.mdx` }))
  expect(formatProblems(unsearchedPages(pages, records))).toMatchInlineSnapshot(`
    "content/docs/lost.mdx
      "/lost" is not in the search index.
      Add the type of the page to src/build/search/searchQuery.ts and searchablePages.ts."
  `)
})
