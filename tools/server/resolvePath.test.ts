import { expect, test } from 'vitest'
import { decodePath, resolvePath } from './resolvePath'

const files = new Set([
  '/index.html',
  '/404.html',
  '/guide/index.html',
  '/contributing/ADRs/index.html',
  '/img/a b.svg',
])

test.each([
  ['/', { kind: 'file', file: '/index.html' }],
  ['/guide', { kind: 'file', file: '/guide/index.html' }],
  ['/guide/', { kind: 'moved', path: '/guide' }],
  ['/guide//', { kind: 'moved', path: '/guide' }],
  ['/img/a%20b.svg', { kind: 'file', file: '/img/a b.svg' }],
  ['/contributing/ADRs', { kind: 'file', file: '/contributing/ADRs/index.html' }],
  ['/contributing/adrs', { kind: 'missing' }],
  ['/nothing', { kind: 'missing' }],
  ['/img', { kind: 'missing' }],
  ['//guide/', { kind: 'missing' }],
  ['/%2F%2Fguide/', { kind: 'missing' }],
  ['/%', { kind: 'missing' }],
])('%s', (path, resolved) => {
  expect(resolvePath(path, files)).toEqual(resolved)
})

test.each(['/../etc/passwd', '/%2e%2e/etc/passwd', '/a/%2E%2E%2Fb', '/a/..%5Cb', '/a%00', '/.', '/%e0%a4%a', 'guide'])(
  '%s is not a path of a site',
  (path) => {
    expect(decodePath(path)).toBeUndefined()
  },
)
