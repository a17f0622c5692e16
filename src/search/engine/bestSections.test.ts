import { expect, test } from 'vitest'
import type { IndexedPage } from '../../shared/search/unpackIndex'
import { bestSections } from './bestSections'
import { queryWords } from './queryWords'

/** A page with sections of these headings; each is its anchor too. */
function best(query: string, headings: readonly string[]): (string | null)[] {
  const sections = headings.map((heading) => ({ anchor: heading, headings: [heading], text: '' }))
  const page: IndexedPage = { path: '/page', title: 'Page', description: '', keywords: '', weight: 100, category: '', kind: 'guide', sections }
  return bestSections(page, queryWords(query), query).map(({ anchor }) => anchor)
}

test('sections stand in the order of the page, at most three', () => {
  expect(best('limits', ['Limits of A', 'Limits of B', 'None', 'Limits of C', 'Many more limits of D'])).toEqual([
    'Limits of A',
    'Limits of B',
    'Limits of C',
  ])
})

test('what is called as it was typed is first, however many are like it', () => {
  const events = ['feature-archived', 'feature-strategy-archived', 'features-archived', 'archived-feature']
  expect(best('Archived-feature', events)[0]).toBe('archived-feature')
  expect(best('archived feature', events)[0]).toBe('feature-archived')
})
