import { expect, test } from 'vitest'
import { carrierOf } from './pageLoad'

test.each([
  ['a page that arrived', { status: 'success', page: { path: '/quickstart' } }, 'router'],
  ['a page whose code or data failed', { status: 'error' }, 'nobody'],
  ['an address that is no page, which may be an old one', { status: 'success', page: { path: '/404.html' } }, 'browser'],
  ['nothing, offline', undefined, 'nobody'],
] as const)('%s', (_case, loaded, carrier) => {
  expect(carrierOf(loaded)).toBe(carrier)
})
