import { expect, test } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import type { SearchablePage } from '../../shared/search/searchIndex'
import { unsearchedPages } from './writeSearchIndex'

test('a page that is not searched is an error, and so is a heading', () => {
  const sections = [{ anchor: null }, { anchor: 'a' }]
  const searched = [{ path: '/found', sections }, { path: '/partly', sections }] as unknown as SearchablePage[]
  const pages = ['/found', '/lost', '/partly'].map((path) => ({
    path,
    sourceFile: `content/docs${path}.mdx`,
    headings: [
      { id: 'a', text: 'A', depth: 2 },
      { id: 'deep', text: 'Deep', depth: 4 },
      ...(path === '/partly' ? [{ id: 'b', text: 'B', depth: 3 }] : []),
    ],
  }))
  expect(formatProblems(unsearchedPages(pages, searched))).toMatchInlineSnapshot(`
    "content/docs/lost.mdx
      "/lost" is not in the search index.
      Add the type of the page to src/build/search/searchablePages.ts.

    content/docs/partly.mdx
      The heading "B" of "/partly" is not in the search index.
      Add the field that contains it to src/build/search/searchablePages.ts."
  `)
})
