import { expect, test } from 'vitest'
import { readApi } from './api'
import {
  creatingOperations,
  replacement,
  requestsBefore,
  sampleRequest,
  unsentOperations,
  withValues,
} from './documentExamples'

const api = readApi()

test('the lists name operations of the document', () => {
  const named = [...creatingOperations, ...Object.keys(unsentOperations), ...Object.keys(requestsBefore)]
  expect(named.filter((id) => !api.get(id))).toEqual([])
})

test.each([
  [{ sample: '/addons/27', by: 'id' } as const, { id: 3 }, '/addons/3'],
  [{ sample: 'unleash-example-secret', by: 'secret' } as const, { secret: 'abc' }, 'abc'],
])('%o is replaced', (replaces, created, expected) => {
  expect(replacement(replaces, created)).toBe(expected)
})

test('values are replaced in URLs as well', () => {
  expect(
    withValues('a/shop%3Aproduction.x?b=shop:production.x', new Map([['shop:production.x', 'shop:production.1']])),
  ).toBe('a/shop%3Aproduction.1?b=shop:production.1')
})

test('a sample is sent as the site shows it', () => {
  const options = { url: 'http://127.0.0.1:4242', token: 'user:1', values: new Map([['/addons/27', '/addons/1']]) }
  expect(sampleRequest(api.get('getAddon')!, options)).toEqual({
    method: 'GET',
    url: 'http://127.0.0.1:4242/api/admin/addons/1',
    headers: { Authorization: 'user:1' },
  })
})
