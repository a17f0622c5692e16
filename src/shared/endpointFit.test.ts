import { expect, test } from 'vitest'
import { endpointFit } from './endpointFit'

const fitsEndpoint = (template: string, typed: string) => endpointFit(typed)?.(template) ?? 0

const feature = 'DELETE /api/admin/projects/{projectId}/features/{featureName}'

test.each([
  '/api/admin/projects/default/features/my-flag',
  '/API/admin/projects/default/features/My.Flag/',
  'DELETE /api/admin/projects/default/features/my-flag',
  'delete   https://unleash.example.com/api/admin/projects/default/features/my-flag?force=true#x',
  'localhost:4242/api/admin/projects/default/features/my-flag',
  'https://unleash.example.com/my-instance/api/admin/projects/default/features/my-flag',
  '$UNLEASH_URL/api/admin/projects/$PROJECT/features/<name>',
  '/api/admin/projects/{projectId}/features/{featureName}',
  "curl -X DELETE 'http://localhost:4242/api/admin/projects/default/features/my-flag'",
  '"DELETE /api/admin/projects/default/features/my-flag HTTP/1.1" 403',
  'why is [DELETE] /api/admin/projects/default/features/my-flag, not allowed?',
])('%s is a call of it', (typed) => {
  expect(fitsEndpoint(feature, typed)).toBeGreaterThan(0)
})

test.each([
  '',
  '/',
  'delete',
  'projects features',
  '/api/admin/projects/default/features',
  '/api/admin/projects/default/features/my-flag/environments',
  '/api/admin/projects/default/tags/my-flag',
  '/api/admin/projects//features/my-flag',
  'GET /api/admin/projects/default/features/my-flag',
  '/api/api/admin/projects/default/features/my-flag',
])('%j is none', (typed) => {
  expect(fitsEndpoint(feature, typed)).toBe(0)
})

test.each([
  ['/health', '/health', true],
  ['/health', 'health', false],
  ['/health', '/api/admin/projects/default/health', false],
  ['GET /', 'GET https://example.com/', true],
  ['POST /api/admin/projects/{projectId}/features', 'POST features', true],
  ['POST /api/admin/projects/{projectId}/features', 'post features', false],
  ['POST /api/admin/projects/{projectId}/features', 'GET features', false],
  ['POST /api/admin/projects/{projectId}/features', 'POST projects', false],
  ['GET /', '/health', false],
  ['/{bucket}/{key}', 'https://example.com/a/b', true],
  ['/{bucket}/{key}', '/c/a/b', false],
  ['/reports/{name}.csv', '/reports/users.csv', true],
  ['/reports/{name}.csv', '/reports/usersxcsv', false],
])('%s, %s: %s', (template, typed, expected) => {
  expect(fitsEndpoint(template, typed) > 0).toBe(expected)
})

test('a segment of the template itself counts more than any', () => {
  const templates = ['/api/users/{id}', '/api/users/me', '/api/{subject}/{id}', '/health']
  const fits = templates.map((template) => ({ template, fit: fitsEndpoint(template, '/api/users/me') }))
  expect(
    fits
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit)
      .map(({ template }) => template),
  ).toEqual(['/api/users/me', '/api/users/{id}', '/api/{subject}/{id}'])
})
