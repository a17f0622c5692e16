import { expect, test } from 'vitest'
import type { SearchablePage, PageSection } from '../shared/search/searchIndex'
import { indexPages } from './indexPages'
import { queryWords } from './queryWords'
import { searchPages, sectionsOf } from './searchPages'

/** Headings of the sections of a page that are shown, without the page itself. */
function shown(query: string, sections: PageSection[]): (string | undefined)[] {
  const own: PageSection = { anchor: null, headings: [], text: '' }
  const names = {
    path: '/page',
    title: 'Page',
    description: '',
    keywords: [],
    weight: 100,
    category: '',
    kind: 'guide',
  } as const
  const page: SearchablePage = { ...names, sections: [own, ...sections] }
  const words = queryWords(query, { knows: () => true, correct: (word) => word })
  return sectionsOf(page, words, query).flatMap(({ headings }) => headings.at(-1) ?? [])
}

const named = (...headings: string[]) =>
  headings.map((heading): PageSection => ({ anchor: heading, headings: [heading], text: '' }))

test('sections are in the order of the page, at most three', () => {
  const sections = named('Limits of A', 'Limits of B', 'None', 'Limits of C', 'Many more limits of D')
  expect(shown('limits', sections)).toEqual(['Limits of A', 'Limits of B', 'Limits of C'])
})

test('a page without text does not have a word that has no letters', () => {
  expect(shown('limits _', [{ anchor: 'a', headings: ['A'], text: 'Limits' }])).toEqual(['A'])
})

test('symptoms of one table share an anchor, which is shown once, with the symptom that fits best', () => {
  const symptom = (heading: string, text: string): PageSection => ({
    anchor: 'wrong',
    headings: ['If it fails', heading],
    text,
    isSymptom: true,
  })
  const sections = [
    { anchor: 'wrong', headings: ['If it fails'], text: 'You see' },
    symptom('Port 4242 is taken', 'Choose another port.'),
    symptom('connect ECONNREFUSED on the port of the database', 'Start it.'),
    symptom('Nothing is listening', 'Wait.'),
  ]
  expect(shown('port econnrefused', sections)).toEqual(['connect ECONNREFUSED on the port of the database'])
})

test('a section with the title that the reader typed is first, however many are similar', () => {
  const events = named('feature-archived', 'feature-strategy-archived', 'features-archived', 'archived-feature')
  expect(shown('Archived-feature', events)[0]).toBe('archived-feature')
  expect(shown('archived feature', events)[0]).toBe('feature-archived')
})

test('a message that the reader pasted is first, whatever its variable parts are', () => {
  const messages = named(
    'No feature in <project>',
    'Features of my project',
    'My project',
    'A project',
    'Projects and features',
  )
  expect(shown('Error: no feature in my-project', messages)[0]).toBe('No feature in <project>')
  const longer = named('You must log in to use it.', 'You must log in to use it. Go to <path>')
  expect(shown('You must log in to use it. Go to /login', longer)[0]).toBe('You must log in to use it. Go to <path>')
})

test.each([
  ['strategies', 'How <mark>strategies</mark> decide.', 'by its description'],
  ['percentage', 'A <mark>percentage</mark> of all users.', 'by its text'],
  ['Rollouts', 'How strategies decide.', 'by its title, which is marked'],
  [
    'soft',
    'Keyword: <mark>soft</mark> launch. How strategies decide.',
    'by a keyword, which the page doesn’t show elsewhere',
  ],
])('%s: the excerpt shows why the page was found: %s (%s)', async (query, excerpt) => {
  const sections: PageSection[] = [{ anchor: null, headings: [], text: 'A percentage of all users.' }]
  const names = {
    path: '/page',
    title: 'Rollouts',
    description: 'How strategies decide.',
    keywords: ['gradual', 'soft launch'],
  }
  const index = indexPages([{ ...names, weight: 100, category: '', kind: 'guide', sections }])
  const { pages } = searchPages(index, { query, filters: {}, page: 0, pagesPerPage: 1, excerptWords: 10 })
  expect(pages).toMatchObject([[{ excerpt }]])
})
