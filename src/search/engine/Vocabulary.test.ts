import { expect, test } from 'vitest'
import { Vocabulary } from './Vocabulary'

const vocabulary = new Vocabulary(new Map([['segment', 9], ['environment', 8], ['token', 7], ['constraint', 3], ['seldom', 1], ['tokens', 1]]))

test.each([
  ['segment', 'segment'],
  ['segm', 'segm'],
  ['segmnet', 'segment'],
  ['enviroment', 'environment'],
  ['tokne', 'token'],
  ['contraints', 'constraint'],
  ['503', '503'],
  ['xyz', 'xyz'],
  ['completely', 'completely'],
  // A short word with two faults is another word.
  ['tikem', 'tikem'],
  ['sumnet', 'sumnet'],
  ['sagmant', 'sagmant'],
])('%s was meant to be %s', (typed, meant) => {
  expect(vocabulary.correct(typed, false)).toBe(meant)
})

test('a word that no page has may be what was meant, and stays behind one that a page has', () => {
  const named = new Vocabulary(new Map([['cluster', 3]]), ['kubernetes', 'clusters'])
  expect(named.correct('kuberntes', false)).toBe('kubernetes')
  expect(named.correct('kubern', true)).toBe('kubernetes')
  expect(named.correct('clustr', false)).toBe('cluster')
})

test('an unfinished word may be like the beginning of a longer one', () => {
  expect(vocabulary.correct('enviromn', true)).toBe('environment')
})
