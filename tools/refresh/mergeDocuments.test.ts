import { expect, test } from 'vitest'
import type { JsonObject } from '../../plugins/openapi-request'
import { mergeDocuments } from './mergeDocuments'

/** A document with one schema, as the server writes it. */
const documentWith = (flag: JsonObject, paths: JsonObject = {}): JsonObject => ({
  openapi: '3.0.3',
  paths,
  components: { schemas: { Flag: flag } },
})
const operation = (operationId: string) => ({ get: { operationId, responses: {} } })

test('what the server has changed is changed in ours, and nothing else', () => {
  const ours = documentWith({ type: 'object', required: ['name', 'stale'], properties: { name: { minLength: 1 } } })
  const before = documentWith({ type: 'object', required: ['name'], properties: { name: {}, old: {} } })
  const after = documentWith({ type: 'object', required: ['name', 'id'], properties: { name: {}, id: {} } })
  expect(mergeDocuments(ours, before, after)).toEqual(
    documentWith({ type: 'object', required: ['name', 'stale', 'id'], properties: { name: { minLength: 1 }, id: {} } }),
  )
})

test('operations that no server document has stay, those that are gone from it go, new ones come', () => {
  const ours = documentWith({}, { '/groups': operation('getGroups'), '/old': operation('getOld') })
  const before = documentWith({}, { '/old': operation('getOld') })
  const after = documentWith({}, { '/new': operation('getNew') })
  expect(mergeDocuments(ours, before, after).paths).toEqual({
    '/groups': operation('getGroups'),
    '/new': operation('getNew'),
  })
})

test('parameters are compared by their names, wherever they stand', () => {
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } }
  const offset = { name: 'offset', in: 'query', schema: { type: 'integer' } }
  const corrected = { ...limit, schema: { type: 'integer', maximum: 100 } }
  const merged = mergeDocuments(
    { parameters: [corrected] },
    { parameters: [limit] },
    { parameters: [offset, { ...limit, required: true }] },
  )
  expect(merged).toEqual({ parameters: [{ ...corrected, required: true }, offset] })
})

test('a value that both have changed is that of the server', () => {
  expect(mergeDocuments({ type: 'integer' }, { type: 'number' }, { type: 'string' })).toEqual({ type: 'string' })
})

test('a list with two entries of one name is that of the server', () => {
  const [one, other] = [
    { name: 'a', value: 1 },
    { name: 'a', value: 2 },
  ] as const
  expect(mergeDocuments({ list: [one, other] }, { list: [one] }, { list: [one, one] })).toEqual({ list: [one, one] })
})
