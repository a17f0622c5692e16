import { expect, test } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import { blockProblems, checkedPages, listProblems, pagePath, stepResults } from './checkedPages'

const results = (ran: number, of = ran) => new Map([['/page', { ran, of }]])
const none = new Map<string, never>()

test.each([
  ['all examples ran, there are no steps', results(3), none, { '/page': { examples: 3, steps: 0 } }],
  ['all steps ran, there are no examples', none, results(5), { '/page': { examples: 0, steps: 5 } }],
  ['everything ran', results(3), results(5), { '/page': { examples: 3, steps: 5 } }],
  ['an example didn’t run', results(2, 3), results(5), {}],
  ['a step didn’t run', results(3), results(4, 5), {}],
  ['there is nothing to run', results(0), results(0), {}],
])('%s', (_what, examples, steps, expected) => {
  expect(checkedPages(examples, steps)).toEqual(expected)
})

test.each([
  ['content/docs/quickstart.mdx', '/quickstart'],
  ['content/docs/reference/integrations/index.mdx', '/reference/integrations'],
  ['content/docs/index.mdx', '/'],
])('%s is %s', (file, path) => {
  expect(pagePath(file)).toBe(path)
})

test('steps ran where the page has a scene of the open-source edition', () => {
  const source = '<Tab value="ui" label="User interface">\n\n1. Select **Projects**, then **Default**.\n\n</Tab>\n'
  const scene = (page: string, edition?: 'enterprise') => ({
    file: `content/docs/${page}.scene.ts`,
    lines: [],
    scene: { steps: [], ...(edition && { edition }) },
  })
  const pages = new Map(
    ['a', 'b', 'c', 'd'].map((name) => [`content/docs/${name}.mdx`, name === 'd' ? 'Text.' : source]),
  )
  const results = stepResults({ pages, scenes: [scene('a'), scene('b', 'enterprise')] })
  expect(Object.fromEntries(results)).toEqual({
    '/a': { ran: 2, of: 2 },
    '/b': { ran: 0, of: 2 },
    '/c': { ran: 0, of: 2 },
    '/d': { ran: 0, of: 0 },
  })
})

test('pages that the list must not call checked, and pages that it lacks', () => {
  const counts = { examples: 2, steps: 0 }
  expect(listProblems({ '/a': counts }, { '/a': { examples: 1, steps: 0 } })).toEqual([])
  expect(
    formatProblems(listProblems({ '/a': counts, '/b': counts }, { '/a': counts, '/c': { examples: 8, steps: 19 } })),
  ).toMatchInlineSnapshot(`
    "content/data/checked.json  pages > /b
      The page is listed as checked, with 2 examples and 0 steps, but not everything on it ran.
      Correct the page, or write the list again: npm run examples --prefix verification -- --write.

    content/data/checked.json  pages > /c
      The page isn't listed as checked, although all of its 8 examples and 19 steps ran.
      Write the list again: npm run examples --prefix verification -- --write."
  `)
})

test('code blocks that the list lacks, and those that it must not list', () => {
  expect(blockProblems({ '/a': ['1', '2'] }, { '/a': ['2', '1'] })).toEqual([])
  expect(formatProblems(blockProblems({ '/a': ['1', '2'], '/b': ['1'] }, { '/a': ['2', '3', '4'], '/c': ['1'] })))
    .toMatchInlineSnapshot(`
    "content/data/checked.json  blocks > /a
      Code blocks of the page that ran but aren't listed as checked: 2; that are listed but were changed or didn't run: 1.
      Write the list again: npm run examples --prefix verification -- --write.

    content/data/checked.json  blocks > /b
      Code blocks of the page that ran but aren't listed as checked: 0; that are listed but were changed or didn't run: 1.
      Write the list again: npm run examples --prefix verification -- --write.

    content/data/checked.json  blocks > /c
      Code blocks of the page that ran but aren't listed as checked: 1; that are listed but were changed or didn't run: 0.
      Write the list again: npm run examples --prefix verification -- --write."
  `)
})
