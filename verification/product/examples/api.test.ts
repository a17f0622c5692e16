import { expect, test } from 'vitest'
import { readApi } from './api'
import type { Exchange } from './recorder'

const api = readApi()
const health = api.get('getHealth')!
const exchange = (status: number, body: unknown): Exchange => ({
  ...{ method: 'GET', path: '/health', status, contentType: 'application/json', text: JSON.stringify(body) },
})

test.each([
  ['GET', '/health', 'getHealth'],
  ['GET', '/api/admin/projects/shop/features/checkout?x=/y', 'getFeature'],
  ['POST', '/api/admin/features/validate', 'validateFeature'],
  ['GET', '/internal-backstage/prometheus', undefined],
])('%s %s is %s', (method, path, id) => {
  expect(api.find({ method, path })?.operationId).toBe(id)
})

test.each<[string, Exchange, string[]]>([
  ['nothing', exchange(200, { health: 'GOOD' }), []],
  ['a body that the schema excludes', exchange(200, { health: 'FINE' }), ['"/health" in the body is "FINE".']],
  ['a status', exchange(418, {}), ["The status 418 isn't documented, only 200."]],
])('differs from the document: %s', (_what, response, expected) => {
  expect(api.responseFaults(health, response)).toEqual(expected)
})
