import { expect, test } from 'vitest'
import { likelyPages } from './likelyPages'

const pages = [
  '/',
  '/quickstart',
  '/reference/segments',
  '/reference/feature-toggles',
  '/reference/feature-toggle-types',
  '/reference/sdks/go',
  '/reference/sdks/node',
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

test.each(['/', '/xqzvw', '/_', '/404.html', '/no/such/page', '/nope/'])('nothing is like %s', (path) => {
  expect(likelyPages(path, pages)).toEqual([])
})

const titled = [
  { path: '/reference/feature-toggle-types', title: 'Feature flag types' },
  { path: '/reference/event-log', title: 'Event log' },
  { path: '/how-to/how-to-create-api-tokens', title: 'Create API tokens' },
  { path: '/', title: 'Unleash documentation' },
]
const redirects = [
  { from: '/advanced/audit_log', to: '/reference/event-log' },
  { from: '/user_guide/secrets', to: '/how-to/how-to-create-api-tokens#secrets' },
]

test.each([
  ['/reference/feature-flag-types', '/reference/feature-toggle-types'],
  ['/audit-log', '/reference/event-log'],
  ['/advanced/audit_logs', '/reference/event-log'],
  ['/guide/secrets', '/how-to/how-to-create-api-tokens'],
])('%s: %s by its title or an old path', (path, first) => {
  expect(likelyPages(path, titled, redirects)[0]?.path).toBe(first)
})

test('three pages are named at most, each once', () => {
  const alike = Array.from({ length: 9 }, (_, index) => ({
    path: `/reference/segments-${index}`,
    title: `Segments ${index}`,
  }))
  const found = likelyPages('/reference/segments', alike, [{ from: '/segments', to: '/reference/segments-8' }]).map(
    ({ path }) => path,
  )
  expect(found).toEqual(['/reference/segments-8', '/reference/segments-0', '/reference/segments-1'])
})
