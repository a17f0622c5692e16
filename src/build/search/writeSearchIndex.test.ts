import type { CreatePagesArgs, Reporter } from 'gatsby'
import { expect, test } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { answersFile } from '../../shared/search/searchAnswers'
import { indexFile, type SearchablePage } from '../../shared/search/searchIndex'
import type { AnswerQueryResult } from './searchAnswers'
import type { SearchQueryResult } from './searchablePages'
import { developResponse, renewServedIndex, unsearchedPages } from './writeSearchIndex'

test('a page that is not searched is an error, and so is a heading', () => {
  const sections = [{ anchor: null }, { anchor: 'a' }]
  const searched = [
    { path: '/found', sections },
    { path: '/partly', sections },
  ] as unknown as SearchablePage[]
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

test('develop serves the index of the current nodes, and reports a failure', async () => {
  const printed: unknown[] = []
  const reporter = { error: (...args: unknown[]) => printed.push(args.map(String)) } as unknown as Reporter
  const none = { nodes: [] }
  const data: SearchQueryResult & AnswerQueryResult = {
    allContentPage: none,
    allDoc: none,
    allReadme: none,
    allApiPage: none,
    allApiTag: none,
    allApiOperation: none,
    allEnvironmentVariable: none,
    allPermission: none,
    allErrorMessage: none,
    allGlossaryTerm: none,
  }
  let queries = 0
  let errors: string | undefined
  const graphql = () => Promise.resolve({ data, errors, query: queries++ })
  const renew = () => renewServedIndex(graphql as unknown as CreatePagesArgs['graphql'], reporter)
  const developIndex = (file = indexFile) => developResponse(file, reporter)
  expect(await developIndex()).toEqual({ status: 404 })

  renew()
  expect(await Promise.all([developIndex(), developIndex(answersFile)])).toEqual([
    { status: 200, content: '[]' },
    { status: 200, content: '[]' },
  ])
  expect(queries).toBe(2)

  renew()
  errors = 'no such field'
  expect(await developIndex()).toEqual({ status: 500 })
  expect(printed).toEqual([['The search index could not be created.', expect.stringContaining('no such field')]])

  renew()
  errors = undefined
  expect(await developIndex()).toMatchObject({ status: 200 })
  expect(queries).toBe(6)
})
