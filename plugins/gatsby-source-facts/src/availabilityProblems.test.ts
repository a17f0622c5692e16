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
    { name: 'A', page: '/a', plans: ['oss' as const], since: '4.2' },
    { name: 'Part of b', page: '/b#part', plans: ['pro' as const] },
    { name: 'Not written yet', page: '/c', plans: ['pro' as const] },
  ]
  expect(availabilityProblems(facts, [page('/a', ['oss'], '4.2'), page('/b', ['oss'])])).toEqual([])
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
