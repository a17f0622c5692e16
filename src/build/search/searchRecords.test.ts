import { expect, test } from 'vitest'
import type { SearchablePage } from '../../shared/search/searchIndex'
import { classifyPath, kindSettings } from '../../shared/search/searchSettings'
import { searchRecords } from './searchRecords'

function page(path: string, fields: Partial<SearchablePage> = {}): SearchablePage {
  const sections = [
    { anchor: null, headings: [], text: 'Before.' },
    { anchor: 'a', headings: ['A'], text: 'In A.' },
    { anchor: 'b', headings: ['A', 'B'], text: 'In B.' },
  ]
  return { path, title: 'Title', description: 'About.', keywords: ['name'], ...classifyPath(path), sections, ...fields }
}

test('a record says where its section is', () => {
  expect(searchRecords([page('/reference/segments')])[2]).toEqual({
    objectID: '/reference/segments#b',
    url: '/reference/segments#b',
    url_without_anchor: '/reference/segments',
    anchor: 'b',
    type: 'lvl3',
    hierarchy: { lvl0: 'Reference', lvl1: 'Title', lvl2: 'A', lvl3: 'B' },
    description: '',
    keywords: [],
    content: 'In B.',
    kind: ['reference'],
    plans: ['oss', 'pro', 'enterprise'],
    sdk: [],
    language: 'en',
    version: 'current',
    weight: { page: 110, level: 1, position: 2 },
  })
})

test.each([
  ['/', 'guide', 100],
  ['/quickstart', 'guide', 100],
  ['/how-to/how-to-create-api-tokens', 'how-to', 100],
  ['/reference/segments', 'reference', 110],
  ['/reference/sdks', 'sdk', 100],
  ['/reference/sdks/go', 'sdk', 100],
  ['/reference/api/unleash/create-feature', 'api', 75],
  ['/reference/api/legacy/unleash/admin/features', 'legacy', 40],
  ['/using-unleash/troubleshooting/cors', 'troubleshooting', 100],
  ['/using-unleash/deploy/configuring-unleash-v3', 'guide', 50],
  ['/contributing/developer-guide', 'contributing', 55],
  ['/references', 'guide', 100],
])('%s is of the kind %s and weighs %d', (path, kind, weight) => {
  expect(classifyPath(path)).toMatchObject({ kind, weight })
})

test('what the product no longer has weighs half', () => {
  expect(classifyPath('/reference/a', true).weight).toBe(55)
})

test('a page is found in its version, and one without versions in all', () => {
  const pages = [page('/guide'), page('/api/a', { version: 'current' }), page('/api-5-7/a', { version: '5.7' })]
  const versions = new Map(searchRecords(pages).map((record) => [record.url_without_anchor, record.version]))
  expect([...versions]).toEqual([
    ['/guide', ['current', '5.7']],
    ['/api/a', 'current'],
    ['/api-5-7/a', '5.7'],
  ])
})

test('a long section becomes several records without losing a word', () => {
  const text = Array.from({ length: 3000 }, (_, number) => `word${number}`).join(' ')
  const records = searchRecords([page('/a', { sections: [{ anchor: null, headings: [], text }] })])
  expect(records.length).toBeGreaterThan(3)
  expect(records.map(({ objectID }) => objectID).slice(0, 2)).toEqual(['/a', '/a~2'])
  expect(records.every(({ content }) => JSON.stringify(content).length < 9000)).toBe(true)
  expect(records.map(({ content }) => content).join(' ')).toBe(text)
})

test.each([
  ['Chinese without spaces', '这是一个很长的段落。'.repeat(600)],
  ['emoji', '🚀'.repeat(3000)],
  ['quoted text', '{"a":"\\n"} '.repeat(800).trim()],
])('a record has less than the 10,000 bytes that Algolia accepts: %s', (_, text) => {
  const records = searchRecords([page('/a', { sections: [{ anchor: null, headings: [], text }] })])
  expect(records.length).toBeGreaterThan(1)
  for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(7500)
  expect(
    records
      .map(({ content }) => content)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(' ', ''))
  expect(records.every(({ content }) => !/\p{Cs}/u.test(content))).toBe(true)
})

test('a symptom has the URL of its heading, and its own ID', () => {
  const sections = [
    { anchor: 'a', headings: ['A'], text: 'In A.' },
    { anchor: 'a', headings: ['A', 'It fails'], text: 'Restart it.', isSymptom: true as const },
  ]
  const records = searchRecords([page('/p', { sections })])
  expect(records.map(({ objectID, url, type, weight: { level } }) => [objectID, url, type, level])).toEqual([
    ['/p#a', '/p#a', 'lvl2', 2],
    ['/p#a:1', '/p#a', 'lvl3', 0],
  ])
})

test('a kind without a line of its own is an error, also where types are not checked', () => {
  expect(() => kindSettings('tutorial' as never)).toThrowErrorMatchingInlineSnapshot(
    `[Error: The kind "tutorial" is missing in "kinds" of src/shared/search/searchSettings.ts.]`,
  )
})
