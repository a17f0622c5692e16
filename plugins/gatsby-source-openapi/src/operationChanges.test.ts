import { expect, it } from 'vitest'
import { documentOf } from '../__fixtures__/documentWith'
import { operationChanges } from './operationChanges'
import type { ApiDocument } from './read/ApiDocument'
import { readDocument } from './read/readDocument'

function documentWithSo(count: number): Pick<ApiDocument, 'operations'> {
  return readDocument(documentOf(count), 'api.json', 'unleash-api').document ?? { operations: [] }
}

it.each([
  [10, 10, false],
  [10, 8, false],
  [10, 7, true],
  [259, 208, false],
  [259, 207, true],
  [0, 5, false],
  [5, 0, true],
])('from %i to %i operations: a great loss is %s', (before, after, isGreatLoss) => {
  expect(operationChanges(documentWithSo(before), documentWithSo(after))).toMatchObject({ before, after, isGreatLoss })
})

it('names what came and what went', () => {
  const { added, removed } = operationChanges(documentWithSo(1), {
    operations: documentWithSo(2).operations.slice(1),
  })
  expect([added, removed]).toEqual([['GET /flags/2 (getFlag2)'], ['GET /flags/1 (getFlag1)']])
})
