import { expect, test } from 'vitest'
import type { IndexedPage, IndexedSection } from '../../shared/search/unpackIndex'
import { bestSections } from './bestSections'
import { queryWords } from './queryWords'

const page: IndexedPage = { path: '/page', title: 'Page', description: '', keywords: '', weight: 100, category: '', kind: 'guide', sections: [] }

/** The best sections of a page with sections of these headings; each is its anchor too. */
function best(query: string, headings: readonly string[]): (string | null)[] {
  const sections = headings.map((heading) => ({ anchor: heading, headings: [heading], text: '' }))
  return bestSections({ ...page, sections }, queryWords(query), query).map(({ anchor }) => anchor)
}

test('sections stand in the order of the page, at most three', () => {
  expect(best('limits', ['Limits of A', 'Limits of B', 'None', 'Limits of C', 'Many more limits of D'])).toEqual([
    'Limits of A',
    'Limits of B',
    'Limits of C',
  ])
})

test('symptoms of one table have one address, which is shown once, with the symptom that fits best', () => {
  const symptom = (heading: string, text: string): IndexedSection => ({ anchor: 'wrong', headings: ['If it fails', heading], text, isSymptom: true })
  const sections = [
    { anchor: 'wrong', headings: ['If it fails'], text: 'You see' },
    symptom('Port 4242 is taken', 'Choose another port.'),
    symptom('connect ECONNREFUSED on the port of the database', 'Start it.'),
    symptom('Nothing is listening', 'Wait.'),
  ]
  const query = 'port econnrefused'
  const found = bestSections({ ...page, sections }, queryWords(query), query)
  expect(found.map(({ headings }) => headings[1])).toEqual(['connect ECONNREFUSED on the port of the database'])
})

test('what is called as it was typed is first, however many are like it', () => {
  const events = ['feature-archived', 'feature-strategy-archived', 'features-archived', 'archived-feature']
  expect(best('Archived-feature', events)[0]).toBe('archived-feature')
  expect(best('archived feature', events)[0]).toBe('feature-archived')
})
