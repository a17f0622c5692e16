import { expect, test } from 'vitest'
import { codeDigest, replaceElements, type TreeNode } from '../../markdown-tree'
import { formatProblems } from '../../problem-report'
import { checkedPages, markCheckedCode, missingPages, readCheckedPages } from './checkedPages'

const file = 'content/data/checked.json'
const list = (pages: object, other: object = {}) =>
  JSON.stringify({ version: '5.8.2', date: '2026-11-22', pages, blocks: {}, ...other }, null, 2)
const problemsOf = (text: string) => formatProblems(checkedPages(text, file).problems)

test('every page of the list is checked', () => {
  const { pages, problems } = checkedPages(
    list({ '/quickstart': { examples: 7, steps: 12 }, '/': { examples: 0, steps: 1 } }),
    file,
  )
  expect(problems).toEqual([])
  expect(pages).toEqual([
    { path: '/quickstart', version: '5.8.2', date: '2026-11-22', examples: 7, steps: 12, line: 5 },
    { path: '/', version: '5.8.2', date: '2026-11-22', examples: 0, steps: 1, line: 9 },
  ])
})

test('the list of the repository has no problem', () => {
  expect(readCheckedPages(file).problems).toEqual([])
})

test('a missing list is a problem', () => {
  expect(formatProblems(readCheckedPages('content/data/none.json').problems)).toMatchInlineSnapshot(`
    "content/data/none.json
      The list of checked pages could not be read.
      Run npm run examples --prefix verification -- --write, which writes this file."
  `)
})

test('wrong values are problems with their line', () => {
  expect(problemsOf(list({ '/a': { examples: 1 }, b: { examples: 1, steps: 0 } }, { version: '5.8' })))
    .toMatchInlineSnapshot(`
    "content/data/checked.json:2  version
      The list of checked pages has an invalid value: It must be a version such as "5.8.2".
      Run npm run examples --prefix verification -- --write, which writes this file.

    content/data/checked.json:5  pages > /a > steps
      The list of checked pages has an invalid value: Invalid input: expected number, received undefined.
      Run npm run examples --prefix verification -- --write, which writes this file.

    content/data/checked.json:8  pages > b
      The list of checked pages has an invalid value: The path of a page begins with a slash.
      Run npm run examples --prefix verification -- --write, which writes this file."
  `)
})

test.each([
  ['a date', list({}, { date: '2026-02-30' }), 'such as "2024-01-31"'],
  ['a page without checks', list({ '/a': { examples: 0, steps: 0 } }), 'Nothing on this page was checked'],
  ['a negative count', list({ '/a': { examples: -1, steps: 3 } }), 'checked.json:6'],
  ['an unknown key', list({}, { pagse: {} }), 'Unrecognized key: "pagse"'],
  ['a digest of another kind', list({}, { blocks: { '/a': ['x'] } }), 'It must be 10 hexadecimal digits'],
  ['a page without code', list({}, { blocks: { '/a': [] } }), 'blocks > /a'],
  ['a list', '[]', 'expected object'],
  ['a merge conflict', `<<<<<<< HEAD\n${list({})}`, 'checked.json:1\n  The file is not valid JSON.'],
])('%s is a problem, and no page is checked', (_, text, message) => {
  expect(problemsOf(text)).toContain(message)
  expect(checkedPages(text, file)).toMatchObject({ pages: [], code: [] })
})

test('a page that does not exist is a problem', () => {
  const checks = [
    { path: '/quikstart', line: 5 },
    { path: '/', line: 9 },
  ]
  expect(formatProblems(missingPages(checks, ['/', '/quickstart'], file))).toMatchInlineSnapshot(`
    "content/data/checked.json:5
      No page exists at "/quikstart".
      Did you mean "/quickstart"?"
  `)
})

test('code that ran names the version; changed code and code of other pages doesn’t', () => {
  const block = (html: string): TreeNode => ['CodeBlock', { html, language: 'Bash' }]
  const { code } = checkedPages(list({}, { blocks: { '/a': [codeDigest('curl &lt;b&gt;')] } }), file)
  expect(code).toEqual([{ path: '/a', version: '5.8.2', blocks: [codeDigest('curl &lt;b&gt;')], line: 6 }])
  const [check] = code
  const tree = [block('<span class="t-function">curl</span> &lt;b&gt;\n'), block('curl &lt;c&gt;'), 'curl']
  expect(check && replaceElements(tree, markCheckedCode(check))).toEqual([
    ['CodeBlock', { html: '<span class="t-function">curl</span> &lt;b&gt;\n', language: 'Bash', checked: '5.8.2' }],
    ...tree.slice(1),
  ])
})
