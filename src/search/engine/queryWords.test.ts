import { describe, expect, test } from 'vitest'
import { looseWords, queryWords } from './queryWords'

const asked = (query: string, dictionary?: Parameters<typeof queryWords>[1]) => queryWords(query, dictionary).map(({ words }) => words.join(' '))

test.each([
  ['feature flags', ['feature', 'flag']],
  ['how do I create a feature flag?', ['create', 'feature', 'flag']],
  ['single sign-on with okta', ['single sign on', 'okta']],
  ['how do I find flags nobody uses any more', ['find', 'flag', 'nobody', 'use', 'more']],
  ['how do I find flags', ['flag']],
  ['how does unleash work', ['unleash', 'work']],
  ['what is it', ['what', 'is', 'it']],
  ["I don't see my flags", ['flag']],
  ['self signed certificate in certificate chain', ['self', 'signed', 'certificate', 'chain']],
  ['', []],
  ['!?', []],
])('%s', (query, words) => {
  expect(asked(query)).toEqual(words)
})

test.each([
  ['sso', 'single sign on'],
  ['proxy', 'edge'],
  ['toggle', 'flag'],
  ['turn off', 'disable'],
  ['subpath', 'base path'],
  ['cohort', 'segment'],
  ['bot user', 'service account'],
  ['simulator', 'playground'],
  ['client token', 'backend token'],
  ['.NET', 'csharp'],
])('%s also finds %s', (query, synonym) => {
  expect(queryWords(query)[0]?.synonyms.map((words) => words.join(' '))).toContain(synonym)
})

test('words with synonyms are not corrected', () => {
  const shout = { knows: () => false, correct: (word: string) => word.toUpperCase() }
  expect(asked('golang segmnet', shout)).toEqual(['golang', 'SEGMNET'])
})

describe('names in code', () => {
  const meant: Record<string, string> = { fetaure: 'feature', createfetaure: 'createfeature', getuser: 'setuser', ulr: 'url' }
  const dictionary = { knows: (word: string) => !(word in meant), correct: (word: string) => meant[word] ?? word }

  test.each([
    ['createFetaure', 'createfeature', ['create', 'feature']],
    ['archiveFetaure', 'archivefetaure', ['archive', 'feature']],
    ['EDGE_ULR', 'edge_ulr', ['edge', 'url']],
    // Of right parts: another name that is like it is another name.
    ['getUser', 'getuser', ['get', 'user']],
  ])('%s', (query, whole, parts) => {
    expect(queryWords(query, dictionary)[0]).toMatchObject({ words: [whole], parts })
  })

  test('their parts are words of their own, but for those that say nothing', () => {
    expect(looseWords(queryWords('UNLEASH_ULR now', dictionary)).map(({ words }) => words)).toEqual([['url'], ['now']])
    expect(looseWords(queryWords('useUnleash')).map(({ words }) => words)).toEqual([['use'], ['unleash']])
  })
})
