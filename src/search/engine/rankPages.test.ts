import { expect, test } from 'vitest'
import type { IndexedPage } from '../../shared/search/unpackIndex'
import { indexPages } from './indexPages'
import { queryWords } from './queryWords'
import { rankPages } from './rankPages'

/** Pages by title, each with a text of its own; six more that only say `flag`. */
const texts: Record<string, string> = {
  Synonyms: 'flag toggle switch feature',
  Approvals: 'approval approval by a second person for a flag',
  Approval: 'asks for consent',
  Migration: 'in passing: consent, approval, cohort and flag have a workflow of a kind among many other things that are told at length',
  Certificates: 'the self signed certificate in the chain',
  Signing: 'a certificate is signed by itself, certificate after certificate in a chain',
}

function pageOf(title: string, text: string): IndexedPage {
  return {
    path: `/${title.toLowerCase().replace(' ', '-')}`,
    title,
    description: '',
    keywords: '',
    weight: 100,
    category: '',
    kind: 'guide',
    sections: [{ anchor: null, headings: [], text }],
  }
}

async function found(query: string): Promise<string[]> {
  const more = Array.from({ length: 6 }, (_nothing, place): [string, string] => [`Page ${place}`, 'flag'])
  const pages = [...Object.entries(texts), ...more].map(([title, text]) => pageOf(title, text))
  const index = await indexPages(pages, true)
  return rankPages(index, queryWords(query, index.vocabulary), query).map(({ page }) => page.title)
}

test.each([
  // A page that says a thing in four ways does not say it four times.
  ['flag approval', 'Approvals'],
  // All words in passing are less than most of them in its name.
  ['flag consent approval', 'Approval'],
  // A message that stands there word by word.
  ['self signed certificate in certificate chain', 'Certificates'],
  // No page has the first word.
  ['xqzvwk cohort', 'Migration'],
])('%s: %s is first', async (query, first) => {
  expect((await found(query))[0]).toBe(first)
})

test('of a sentence, a page that is about most of it stands among those that have all of it somewhere', async () => {
  const long = 'Each flag may name an owner; a person may be reached by a message. Who archived it?'
  const pages = Array.from({ length: 6 }, (_nothing, place) => pageOf(`Page ${place}`, long))
  const index = await indexPages([...pages, pageOf('Owner of a flag', 'A flag has an owner, whom a message reaches.'), pageOf('Flag', 'flag')], true)
  const query = 'flag owner message archived'
  const titles = rankPages(index, queryWords(query, index.vocabulary), query).map(({ page }) => page.title)
  expect(titles[0]).toBe('Owner of a flag')
  expect(titles).toHaveLength(7)
})

test('pages with some of the words follow when few have all of them', async () => {
  expect(await found('approval consent')).toEqual(expect.arrayContaining(['Approval', 'Approvals', 'Migration']))
  expect(await found('flag')).not.toContain('Signing')
})
