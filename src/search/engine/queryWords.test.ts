import { expect, test } from 'vitest'
import { queryWords } from './queryWords'

const asked = (query: string, correct?: Parameters<typeof queryWords>[1]) => queryWords(query, correct).map(({ words }) => words.join(' '))

test.each([
  ['feature flags', ['feature', 'flag']],
  ['how do I create a feature flag?', ['create', 'feature', 'flag']],
  ['single sign-on with okta', ['single sign on', 'okta']],
  ['how does unleash work', ['unleash', 'work']],
  ['what is it', ['what', 'is', 'it']],
  ['', []],
  ['!?', []],
])('%s', (query, words) => {
  expect(asked(query)).toEqual(words)
})

test.each([
  ['sso', 'single sign on'],
  ['proxy', 'edge'],
  ['toggle', 'flag'],
  ['client token', 'backend token'],
  ['.NET', 'csharp'],
])('%s also finds %s', (query, synonym) => {
  expect(queryWords(query)[0]?.synonyms.map((words) => words.join(' '))).toContain(synonym)
})

test('names in code and words with synonyms are not corrected', () => {
  const shout = (word: string) => word.toUpperCase()
  expect(asked('golang createFeature segmnet', shout)).toEqual(['golang', 'createfeature', 'SEGMNET'])
})
