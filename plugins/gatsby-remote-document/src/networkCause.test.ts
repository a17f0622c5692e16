import { expect, it } from 'vitest'
import { networkCause } from './networkCause'

function failed(code: string): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
}

it.each([
  [failed('ENOTFOUND'), 'The host name is unknown.'],
  [failed('UND_ERR_CONNECT_TIMEOUT'), 'The server could not be connected to in time.'],
  [failed('CERT_HAS_EXPIRED'), 'The request failed with CERT_HAS_EXPIRED.'],
  [new TypeError('fetch failed', { cause: new Error('redirect count exceeded') }), 'The server redirected too often.'],
  ['not even an error', 'The request failed.'],
])('%s', (error, sentence) => {
  expect(networkCause(error)).toBe(sentence)
})
