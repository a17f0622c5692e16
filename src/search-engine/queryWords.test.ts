import { describe, expect, test } from 'vitest'
import { queryWords } from './queryWords'
import type { Spelling } from './indexPages'

const allKnown: Spelling = { knows: () => true, correct: (word: string) => word }
const words = (query: string, spelling = allKnown) => queryWords(query, spelling).map((word) => word.words.join(' '))

test.each([
  ['feature flags', ['feature', 'flag']],
  ['how do I create a feature flag?', ['create', 'feature', 'flag']],
  ['single sign-on with okta', ['single sign on', 'okta']],
  ['how do I find flags', ['find', 'flag']],
  ['what is it', ['what', 'is', 'it']],
  ["I don't see my flags", ['see', 'flag']],
  ['connect ECONNREFUSED 127.0.0.1:4242', ['connect', 'econnrefused', '4242']],
  ['ＴＯＫＥＮ ｃｒｅａｔｅＦｅａｔｕｒｅ', ['token', 'createfeature']],
  ['fea\u00adture\u200bflag', ['featureflag']],
  ['10.0.0.1', ['10', '0', '0', '1']],
  ['Since which version of Unleash are there segments?', ['segment']],
  ['upgrade to a version since 5.0', ['upgrade', 'version', 'since', '5', '0']],
  ['which version', ['version']],
  ['which versions of PostgreSQL work', ['version', 'postgresql', 'work']],
  ['', []],
  ['!?', []],
])('%s', (query, expected) => {
  expect(words(query)).toEqual(expected)
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
  expect(queryWords(query, allKnown)[0]?.synonyms.map((phrase) => phrase.join(' '))).toContain(synonym)
})

describe('names from code', () => {
  const typos: Record<string, string> = { createfetaure: 'createfeature', fetaure: 'feature', ulr: 'url' }
  const unknown = new Set([...Object.keys(typos), 'getuser', 'edge_ulr', 'edge_url', 'archivefetaure'])
  const spelling = { knows: (word: string) => !unknown.has(word), correct: (word: string) => typos[word] ?? word }

  test.each([
    ['createFeature', ['createfeature']],
    ['createFetaure', ['createfeature']],
    // No page has such a name.
    ['archiveFetaure', ['archive', 'feature']],
    ['EDGE_ULR', ['edge', 'url']],
    // Without a typo in a part: a similar name is another name.
    ['getUser', ['get', 'user']],
  ])('%s', (query, expected) => {
    expect(words(query, spelling)).toEqual(expected)
  })
})
