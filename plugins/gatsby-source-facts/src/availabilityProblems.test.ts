import { expect, test } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { availabilityProblems } from './availabilityProblems'

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
  expect(availabilityProblems(facts, [page('/a', ['oss'], '4.2'), page('/how-to-a', ['oss'], '4.2'), page('/b', ['oss'])])).toEqual([])
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

test('a guide says something else than the page about its feature', () => {
  const facts = [{ name: 'A', page: '/a', pages: ['/how-to-a'], plans: ['oss' as const] }]
  expect(formatProblems(availabilityProblems(facts, [page('/a', ['oss']), page('/how-to-a', ['oss'], '4.2')]))).toMatchInlineSnapshot(`
    "content/docs/how-to-a.mdx
      The front matter says oss since 4.2, content/data/featureAvailability.ts says oss of "A".
      Find out which is right, and correct the other."
  `)
})

test('a page that no feature names, and a feature that names no page', () => {
  const facts = [{ name: 'A', page: '/a#part', pages: ['/how-to-b'], plans: ['oss' as const] }]
  expect(formatProblems(availabilityProblems(facts, [page('/a', ['oss']), page('/how-to-a', ['oss'])]))).toMatchInlineSnapshot(`
    "content/data/featureAvailability.ts  A > pages
      There is no page "/how-to-b".
      Nearest: "/how-to-a".

    content/docs/a.mdx
      The front matter has "availability", but no feature in content/data/featureAvailability.ts names this page.
      Add "/a" to the "pages" of its feature there.

    content/docs/how-to-a.mdx
      The front matter has "availability", but no feature in content/data/featureAvailability.ts names this page.
      Add "/how-to-a" to the "pages" of its feature there."
  `)
})
