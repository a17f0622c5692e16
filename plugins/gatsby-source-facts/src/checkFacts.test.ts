import { expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import { availabilityProblems, factReferenceProblems } from './checkFacts'

const facts = [
  { list: 'environmentVariables', name: 'DATABASE_URL', aliases: ['DB_URL'], parts: ['database'] },
  { list: 'environmentVariables', name: 'EMAIL_HOST', aliases: [], parts: ['email'] },
]
const problemsOf = (kind: string, name: string) =>
  formatProblems(factReferenceProblems([{ kind, name, file: 'page.mdx', line: 3 }], facts))

test.each([
  ['environment-variable', 'DATABASE_URL'],
  ['environment-variable', 'DB_URL'],
  ['environment-variable-group', 'email'],
  ['of another plugin', 'x'],
])('the %s %s is known', (kind, name) => {
  expect(problemsOf(kind, name)).toBe('')
})

test('a name that no list has', () => {
  expect(problemsOf('environment-variable', 'DATABSE_URL')).toMatchInlineSnapshot(`
    "page.mdx:3
      "DATABSE_URL" isn't in content/data/environmentVariables.ts.
      Did you mean "DATABASE_URL"?"
  `)
  expect(problemsOf('permission', 'X')).toMatchInlineSnapshot(`
    "page.mdx:3
      "X" isn't in content/data/permissions.ts.
      See content/data/permissions.ts."
  `)
  expect(problemsOf('environment-variable-group', 'server')).toMatchInlineSnapshot(`
    "page.mdx:3
      "server" isn't in content/data/environmentVariables.ts.
      Use one of "database", "email"."
  `)
})

test('of a fetched document it is a warning', () => {
  const references = ['content/openapi/unleash.json', 'https://example.com/openapi.json'].map((file) => ({
    kind: 'permission',
    name: 'X',
    file,
  }))
  expect(factReferenceProblems(references, facts).map(({ severity }) => severity)).toEqual(['error', 'warning'])
})

const page = (path: string, plans: string[], since: string | null = null) => ({
  path,
  sourceFile: `content/docs${path}.mdx`,
  availability: { plans, since },
})

test('marks and table agree', () => {
  const facts = [
    { name: 'A', page: '/a', pages: ['/how-to-a'], plans: ['oss' as const], since: '4.2' },
    { name: 'B', page: '/b', plans: ['oss' as const] },
    { name: 'Part of b', page: '/b#part', plans: ['pro' as const] },
    { name: 'Not written yet', page: '/c', plans: ['pro' as const] },
  ]
  expect(
    availabilityProblems(facts, [page('/a', ['oss'], '4.2'), page('/how-to-a', ['oss'], '4.2'), page('/b', ['oss'])]),
  ).toEqual([])
})

test('they do not', () => {
  const facts = [{ name: 'A', page: '/a', plans: ['oss' as const, 'pro' as const], since: '4.2' }]
  expect(formatProblems(availabilityProblems(facts, [page('/a', ['pro'])]))).toMatchInlineSnapshot(`
    "content/docs/a.mdx
      The front matter says pro, content/data/featureAvailability.ts says oss, pro since 4.2 of "A".
      Find out which is right, and correct the other."
  `)
  expect(availabilityProblems(facts, [{ ...page('/a', []), availability: null }])).toHaveLength(1)
})

test('the open-source edition had it later, of which the page says nothing', () => {
  const facts = [{ name: 'A', page: '/a', plans: ['oss' as const, 'pro' as const], since: '4.2', ossSince: '5.5' }]
  expect(formatProblems(availabilityProblems(facts, [page('/a', ['oss', 'pro'], '4.2')]))).toMatchInlineSnapshot(`
    "content/docs/a.mdx
      The front matter says oss, pro since 4.2, content/data/featureAvailability.ts says oss, pro since 4.2 (oss since 5.5) of "A".
      Find out which is right, and correct the other."
  `)
})

test('a guide says something else than the page about its feature', () => {
  const facts = [{ name: 'A', page: '/a', pages: ['/how-to-a'], plans: ['oss' as const] }]
  expect(formatProblems(availabilityProblems(facts, [page('/a', ['oss']), page('/how-to-a', ['oss'], '4.2')])))
    .toMatchInlineSnapshot(`
    "content/docs/how-to-a.mdx
      The front matter says oss since 4.2, content/data/featureAvailability.ts says oss of "A".
      Find out which is right, and correct the other."
  `)
})

test('a page that no feature names', () => {
  const facts = [{ name: 'A', page: '/a#part', plans: ['oss' as const] }]
  expect(formatProblems(availabilityProblems(facts, [page('/a', ['oss']), page('/how-to-a', ['oss'])])))
    .toMatchInlineSnapshot(`
    "content/docs/a.mdx
      The front matter has "availability", but no feature in content/data/featureAvailability.ts names this page.
      Add "/a" to the "pages" of its feature there.

    content/docs/how-to-a.mdx
      The front matter has "availability", but no feature in content/data/featureAvailability.ts names this page.
      Add "/how-to-a" to the "pages" of its feature there."
  `)
})
