import { expect, test } from 'vitest'
import type { IndexedPage } from '../../shared/search/unpackIndex'
import { fitOf } from './fitOf'
import { queryWords } from './queryWords'

function page(fields: Partial<IndexedPage> & { headings?: readonly string[] }): IndexedPage {
  const { headings = [], ...more } = fields
  const sections = headings.map((heading) => ({ anchor: heading, headings: [heading], text: '' }))
  return { path: '/page', title: 'Page', description: '', keywords: '', weight: 100, category: '', kind: 'guide', sections, ...more }
}

function fit(query: string, fields: Parameters<typeof page>[0]): number {
  return fitOf(queryWords(query), query)(page(fields))
}

const called = 'rate limits'
test('a title says more than a name, a name more than a heading, and a heading more than nothing', () => {
  const fits = [{ title: 'Rate limits' }, { keywords: 'rate limits' }, { headings: ['Errors', 'Rate limits'] }, {}]
  const values = fits.map((fields) => fit(called, fields))
  expect(values).toEqual([...values].sort((a, b) => b - a))
  expect(new Set(values).size).toBe(values.length)
})

test.each(['create flag api', 'create flag endpoint'])('"%s" asks for an operation, whose name has no such word', (query) => {
  const operation = { title: 'Create a flag', kind: 'api' } as const
  expect(fit(query, operation)).toBeGreaterThan(fit('create flag', operation))
  expect(fit(query, operation)).toBeGreaterThan(fit(query, { title: 'Create a flag' }))
})

test('the word alone asks for nothing', () => {
  expect(fit('api', { kind: 'api' })).toBe(fit('api', {}))
})

test('what is called so in the API reference counts less, unless the API is asked for', () => {
  const tag = { title: 'Context', kind: 'api' } as const
  expect(fit('context', tag)).toBeLessThan(fit('context', { title: 'Context' }))
  expect(fit('context', tag)).toBeGreaterThan(fit('context', {}))
  expect(fit('context api', tag)).toBeGreaterThan(fit('context', { title: 'Context' }))
})

test.each([
  ['feature-archived', 'feature-archived', true],
  ['Feature-Archived ', 'feature-archived', true],
  ['LOG_LEVEL', 'LOG_LEVEL', true],
  ['ADMIN', 'ADMIN', true],
  ['feature archived', 'feature-archived', false],
  ['log level', 'LOG_LEVEL', false],
  ['feature-archived', 'Archived feature', false],
])('"%s" names the place that is called %s: %s', (query, heading, isNamed) => {
  expect(fit(query, { headings: [heading] }) > 5).toBe(isNamed)
})
