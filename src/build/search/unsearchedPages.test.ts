import { expect, test } from 'vitest'
import { formatProblems } from '../../../plugins/gatsby-problem-report/src/formatProblems'
import type { SearchRecord } from '../../shared/search/SearchRecord'
import { unsearchedPages } from './unsearchedPages'

test('a page that no record is of is a mistake, and so is a heading', () => {
  const records = [{ url: '/found' }, { url: '/found#a' }, { url: '/partly' }, { url: '/partly#a' }] as SearchRecord[]
  const pages = ['/found', '/lost', '/partly'].map((path) => ({
    path,
    sourceFile: `content/docs${path}.mdx`,
    headings: [{ id: 'a', text: 'A' }, ...(path === '/partly' ? [{ id: 'b', text: 'B' }] : [])],
  }))
  expect(formatProblems(unsearchedPages(pages, records))).toMatchInlineSnapshot(`
    "content/docs/lost.mdx
      "/lost" is not in the search index.
      Add the type of the page to src/build/search/searchQuery.ts and searchablePages.ts.

    content/docs/partly.mdx
      The heading "B" of "/partly" is not in the search index.
      Add the field that it stands in to src/build/search/searchQuery.ts and searchablePages.ts."
  `)
})
