import { expect, test } from 'vitest'
import { inReadingOrder } from './readDocument'

test.each([
  [
    'list, create, show, update, delete, then what is below an item, then actions',
    [
      'GET /segments',
      'POST /segments',
      'GET /segments/{id}',
      'PUT /segments/{id}',
      'PATCH /segments/{id}',
      'DELETE /segments/{id}',
      'GET /segments/{id}/strategies',
      'GET /segments/strategies/{strategyId}',
      'POST /segments/validate',
    ],
  ],
  [
    'items with one and with two parameters',
    ['GET /tags', 'GET /tags/{type}', 'GET /tags/{type}/{value}', 'DELETE /tags/{type}/{value}'],
  ],
  ['methods without an item', ['GET /access', 'POST /access', 'PUT /access', 'DELETE /access', 'OPTIONS /accounts']],
  [
    'a resource whose name starts like another',
    ['GET /user', 'POST /user/password', 'GET /user-admin', 'GET /user-admin/{id}'],
  ],
  ['the root', ['GET /', 'GET /{id}', 'GET /health']],
])('%s', (_what, sorted) => {
  const operations = sorted.map((key) => ({ method: key.split(' ')[0] ?? '', endpoint: key.split(' ')[1] ?? '' }))
  const keys = (found: typeof operations) => found.map(({ method, endpoint }) => `${method} ${endpoint}`)
  expect(keys(inReadingOrder([...operations].reverse()))).toEqual(sorted)
  expect(
    keys(inReadingOrder([...operations].sort((a, b) => (a.endpoint + a.method < b.endpoint + b.method ? -1 : 1)))),
  ).toEqual(sorted)
})
