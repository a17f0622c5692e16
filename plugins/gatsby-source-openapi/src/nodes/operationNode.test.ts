import { expect, it, test } from 'vitest'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import { nodesOf } from '../../__fixtures__/nodesOf'
import { historyWords, operationHeadings } from './operationNode'

const none = { callbacks: [], related: [] }
const ids = (operation: Parameters<typeof operationHeadings>[0]) => operationHeadings(operation).map(({ id }) => id)

it('has a heading for each part that is there, in one order', () => {
  expect(ids({ ...none, parameters: [], responses: [] })).toEqual(['code-sample'])
  expect(
    ids({
      parameters: [{ in: 'header' }, { in: 'query' }, { in: 'path' }],
      requestBody: {},
      responses: [{}],
      callbacks: [{}],
      related: [{}],
    }),
  ).toEqual([
    'code-sample',
    'path-parameters',
    'query-parameters',
    'header-parameters',
    'request-body',
    'responses',
    'callbacks',
    'related-operations',
  ])
  expect(ids({ ...none, parameters: [{ in: 'cookie' }], requestBody: null, responses: [{}] })).toEqual([
    'code-sample',
    'cookie-parameters',
    'responses',
  ])
})

test.each([
  [{ since: '4.14' }, 'Documented since 4.14'],
  [{ since: '..4.12' }, 'Documented since 4.12 or earlier'],
  [{ since: '..5.2', openSource: '5.5' }, 'Documented since 5.2 or earlier, open source since 5.5'],
  [
    { since: '4.13', deprecated: '4.22', removed: '7.0' },
    'Documented since 4.13. Deprecated since 4.22. Removed in 7.0',
  ],
  [{ since: '5.3..5.6', removed: '6.8..7.2' }, 'Documented since 5.6 or earlier. Removed in 7.2 or earlier'],
  [
    { since: '4.17', deprecated: '4.17', restored: '7.0' },
    'Documented since 4.17. Deprecated since 4.17, no longer since 7.0',
  ],
])('%j: %s', (history, words) => {
  expect(historyWords(history)).toBe(words)
})

const json = documentWith({
  '/flags': {
    get: operationWith(),
    post: operationWith({ operationId: 'addFlag' }),
    put: operationWith({ operationId: 'setFlag' }),
  },
})
const histories = new Map([
  ['GET /flags', { since: '4.13', removed: '7.0', use: 'POST /flags', until: '8.1' }],
  ['POST /flags', { since: '4.14', use: 'GET /later', until: '8.1' }],
])

test('a node has what is known of its operation, with a link to a replacement that the reference describes', async () => {
  const nodes = await nodesOf(json, histories)
  expect(nodes.filter(({ type }) => type === 'ApiOperation').map(({ fields }) => fields.history)).toEqual([
    {
      since: '4.13',
      removed: '7.0',
      until: '8.1',
      words: 'Documented since 4.13. Removed in 7.0',
      use: { endpoint: 'POST /flags', path: '/reference/api/unleash/add-flag' },
    },
    {
      since: '4.14',
      removed: null,
      until: '8.1',
      words: 'Documented since 4.14',
      use: { endpoint: 'GET /later', path: null },
    },
    null,
  ])
})
