import { expect, test } from 'vitest'
import { likelyPages } from './NotFound'

const pages = [
  '/',
  '/quickstart',
  '/reference/segments',
  '/reference/feature-toggles',
  '/reference/feature-toggle-types',
  '/reference/sdks/go',
  '/how-to/how-to-create-api-tokens',
  '/contributing/writing-pages',
  '/reference/tags',
  '/reference/unleash-edge',
].map((path) => ({ path, title: path }))

test.each([
  ['/refrence/segmnts', '/reference/segments'],
  ['/segments', '/reference/segments'],
  ['/Reference/Feature-Toggles', '/reference/feature-toggles'],
  ['/docs/reference/feature_toggles.html', '/reference/feature-toggles'],
  ['/sdks/go', '/reference/sdks/go'],
  ['/create-api-token', '/how-to/how-to-create-api-tokens'],
  ['/quick-start', '/quickstart'],
])('%s: %s comes first', (path, first) => {
  expect(likelyPages(path, pages)[0]?.path).toBe(first)
})

test.each(['/', '/xqzvw', '/_', '/404.html', '/no/such/page'])('nothing is like %s', (path) => {
  expect(likelyPages(path, pages)).toEqual([])
})
