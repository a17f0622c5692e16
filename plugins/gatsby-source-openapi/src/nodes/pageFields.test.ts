import { expect, test } from 'vitest'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import { readDocument } from '../read/readDocument'
import type { JsonObject } from '../../types'
import { isOlder, pageEdition, sameOperation } from './pageFields'

function editionWith(name: string, isCurrent: boolean, routeBase: string, paths: JsonObject) {
  const { document } = readDocument(documentWith(paths), 'api.json', 'intro')
  return { name, isCurrent, routeBase, document: document! }
}

const flags = { get: operationWith() }
const flag = (parameter: string, operationId: string) => ({
  get: operationWith({
    operationId,
    parameters: [{ name: parameter, in: 'path', required: true, schema: { type: 'string' } }],
  }),
})
const current = editionWith('5.8', true, '/api', { '/flags': flags, '/flags/{name}': flag('name', 'getFlag') })
const older = editionWith('5.7', false, '/api-5-7', {
  '/flags': flags,
  '/flags/{id}': flag('id', 'flagById'),
  '/old': { get: operationWith({ operationId: 'old' }) },
})
const editions = [current, older]

test('a page leads to itself in each version, or to the index of one that lacks it', () => {
  const slugs = new Map([
    [current.document, undefined],
    [older.document, 'old'],
  ])
  expect(pageEdition({ editions, routeBase: '/api-5-7' }, (document) => slugs.get(document))).toEqual({
    name: '5.7',
    path: '/api-5-7',
    isCurrent: false,
    versions: [
      { name: '5.8', isCurrent: true, path: '/api', hasPage: false },
      { name: '5.7', isCurrent: false, path: '/api-5-7/old', hasPage: true },
    ],
  })
})

test('the index is a page of each version', () => {
  expect(pageEdition({ editions, routeBase: '/api' }, () => '')?.versions).toEqual([
    { name: '5.8', isCurrent: true, path: '/api', hasPage: true },
    { name: '5.7', isCurrent: false, path: '/api-5-7', hasPage: true },
  ])
})

test.each([
  ['a single version', [current]],
  ['a document outside of the list', []],
])('there is nothing to choose for %s', (_, list) => {
  expect(pageEdition({ editions: list, routeBase: '/api' }, () => '')).toBeNull()
  expect(isOlder({ editions: list, routeBase: '/api' })).toBe(false)
})

test.each([
  ['getFlags', 'getFlags'],
  // The names of parameters and IDs may differ.
  ['getFlag', 'flagById'],
])('%s is %s in the older version', (id, expected) => {
  const operation = current.document.operations.find(({ operationId }) => operationId === id)
  expect(sameOperation(operation!, older.document)?.operationId).toBe(expected)
})

test('an operation that is gone has no page', () => {
  const old = older.document.operations.find(({ operationId }) => operationId === 'old')
  expect(sameOperation(old!, current.document)).toBeUndefined()
})
