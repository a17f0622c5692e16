import { expect, it } from 'vitest'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import type { JsonObject } from '../../types'
import { withOurOperations } from './withOurOperations'

const operation = (operationId: string, over: JsonObject = {}) => operationWith({ operationId, ...over })
const answer = (name: string) => ({
  responses: { 200: { description: 'x', content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } } },
})

it('takes over what is missing, with what it refers to', () => {
  const fetched = documentWith(
    { '/a': { get: operation('one') } },
    { info: { title: 'x', version: '7.0.0' }, components: { schemas: { shared: { type: 'integer' } } } },
  )
  const ours = documentWith(
    {
      '/a': { get: operation('one'), post: operation('two', { ...answer('outer'), tags: ['Old'], description: 'Does it.' }) },
      '/b': { parameters: [{ name: 'p', in: 'query' }], get: operation('three', answer('shared')) },
    },
    {
      tags: [{ name: 'Flags' }, { name: 'Old', description: 'Old ones.' }],
      components: {
        schemas: { outer: { items: { $ref: '#/components/schemas/inner' } }, inner: {}, shared: { type: 'string' }, unused: {} },
      },
    },
  )
  const note = 'Version 7.0.0 no longer has this operation; this is what it did in version 1.2.3.'
  expect(withOurOperations(fetched, ours)).toMatchObject({
    tags: [{ name: 'Flags' }, { name: 'Old', description: 'Old ones.' }],
    paths: {
      '/a': {
        get: operation('one'),
        post: { operationId: 'two', deprecated: true, description: `Does it.\n\n${note}` },
      },
      '/b': { parameters: [{ name: 'p', in: 'query' }], get: { operationId: 'three', description: note } },
    },
    components: { schemas: { shared: { type: 'integer' }, outer: {}, inner: {} } },
  })
  expect(JSON.stringify(withOurOperations(fetched, ours))).not.toContain('unused')
})

it('leaves a document as it is that lacks nothing, and a place that another operation has taken', () => {
  const ours = documentWith({ '/a': { get: operation('one') } })
  const moved = documentWith({ '/b': { get: operation('one') } })
  const renamed = documentWith({ '/a': { get: operation('two') } })
  expect(withOurOperations(moved, ours)).toBe(moved)
  expect(withOurOperations(renamed, ours)).toBe(renamed)
})
