import { expect, test } from 'vitest'
import { operationsOf } from './operations'

test('operations are found behind references, and what is none is left out', () => {
  const [get, post] = [{ operationId: ' getFlags ' }, { operationId: ' ' }]
  const shared = { get: {}, summary: 'Flags', parameters: [] }
  const document = {
    paths: {
      '/flags': { get, post, 'x-owner': {}, query: {}, put: 'unknown' },
      '/shared': { $ref: '#/components/pathItems/shared' },
      '/missing': { $ref: '#/components/pathItems/missing' },
      '/odd': null,
    },
    components: { pathItems: { shared } },
  }
  expect(operationsOf(document)).toEqual([
    { id: 'getFlags', method: 'GET', path: '/flags', operation: get, pathItem: document.paths['/flags'] },
    { id: undefined, method: 'POST', path: '/flags', operation: post, pathItem: document.paths['/flags'] },
    { id: undefined, method: 'GET', path: '/shared', operation: {}, pathItem: shared },
  ])
  expect(operationsOf({})).toEqual([])
})
