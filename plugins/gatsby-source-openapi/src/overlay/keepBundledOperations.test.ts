import { expect, it } from 'vitest'
import { documentOf, documentWith, operationWith } from '../../__fixtures__/documentWith'
import type { JsonObject } from '../../types'
import { keepBundledOperations, operationChanges } from './keepBundledOperations'

const operation = (operationId: string, over: JsonObject = {}) => operationWith({ operationId, ...over })
const returning = (name: string) => ({
  responses: {
    200: { description: 'x', content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } },
  },
})

it('adds what is missing, with what it refers to', () => {
  const fetched = documentWith(
    { '/a': { get: operation('one') } },
    { info: { title: 'x', version: '7.0.0' }, components: { schemas: { shared: { type: 'integer' } } } },
  )
  const ours = documentWith(
    {
      '/a': {
        get: operation('one'),
        post: operation('two', { ...returning('outer'), tags: ['Old'], description: 'Does it.' }),
      },
      '/b': { parameters: [{ name: 'p', in: 'query' }], get: operation('three', returning('shared')) },
    },
    {
      tags: [{ name: 'Flags' }, { name: 'Old', description: 'Old ones.' }],
      components: {
        schemas: {
          outer: { items: { $ref: '#/components/schemas/inner' } },
          inner: {},
          shared: { type: 'string' },
          unused: {},
        },
      },
    },
  )
  const note = "The document of version 7.0.0 doesn't have this operation. This page describes it as of version 1.2.3."
  expect(keepBundledOperations(fetched, ours)).toMatchObject({
    tags: [{ name: 'Flags' }, { name: 'Old', description: 'Old ones.' }],
    paths: {
      '/a': {
        get: operation('one'),
        post: { operationId: 'two', 'x-only-in': '1.2', description: `Does it.\n\n${note}` },
      },
      '/b': { parameters: [{ name: 'p', in: 'query' }], get: { operationId: 'three', description: note } },
    },
    components: { schemas: { shared: { type: 'integer' }, outer: {}, inner: {} } },
  })
  expect(JSON.stringify(keepBundledOperations(fetched, ours))).not.toContain('unused')
})

it('does not change a complete document, or a path that another operation uses', () => {
  const ours = documentWith({ '/a': { get: operation('one') } })
  const moved = documentWith({ '/b': { get: operation('one') } })
  const renamed = documentWith({ '/a': { get: operation('two') } })
  expect(keepBundledOperations(moved, ours)).toBe(moved)
  expect(keepBundledOperations(renamed, ours)).toBe(renamed)
})

it.each([
  [10, 10, false],
  [10, 8, false],
  [10, 7, true],
  [259, 208, false],
  [259, 207, true],
  [0, 5, false],
  [5, 0, true],
])('from %i to %i operations: a great loss is %s', (before, after, isGreatLoss) => {
  expect(operationChanges(documentOf(before), documentOf(after))).toMatchObject({ before, after, isGreatLoss })
})

it('lists added and removed operations', () => {
  const next = documentWith({
    '/flags/2': { get: { operationId: 'getFlag2' }, parameters: [], 'x-note': {} },
    '/b': { put: {} },
  })
  const { added, removed } = operationChanges(documentOf(1), next)
  expect([added, removed]).toEqual([['GET /flags/2 (getFlag2)', 'PUT /b'], ['GET /flags/1 (getFlag1)']])
})
