import { expect, test } from 'vitest'
import { navigationHandler } from './navigation'

test.each([
  ['a page that has loaded', { status: 'success', page: { path: '/quickstart' } }, 'router'],
  ['a page whose code or data failed to load', { status: 'error' }, 'fallback'],
  ['a URL without a page, which may be an old one', { status: 'success', page: { path: '/404.html' } }, 'browser'],
  ['nothing, offline', undefined, 'fallback'],
] as const)('%s', (_case, loaded, handler) => {
  expect(navigationHandler(loaded)).toBe(handler)
})
