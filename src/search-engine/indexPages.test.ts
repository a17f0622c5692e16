import { expect, test } from 'vitest'
import { createSpelling } from './indexPages'

const { correct, knows } = createSpelling(
  new Map([
    ['segment', 9],
    ['environment', 8],
    ['token', 7],
    ['constraint', 3],
    ['seldom', 1],
    ['tokens', 1],
    ['cluster', 3],
  ]),
)

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
  // A short word with two typos is another word.
  ['tikem', 'tikem'],
  ['sagmant', 'sagmant'],
  // No page has the word, but it has synonyms.
  ['cohotr', 'cohort'],
  ['clustr', 'cluster'],
])('%s is corrected to %s', (typed, meant) => {
  expect(correct(typed)).toBe(meant)
})

test('a word is known when a word of the index begins with it, or it has synonyms', () => {
  expect(['segm', 'cohort', 'segmnet'].map(knows)).toEqual([true, true, false])
})
