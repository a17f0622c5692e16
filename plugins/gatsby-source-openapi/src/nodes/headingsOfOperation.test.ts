import { expect, it } from 'vitest'
import { headingsOfOperation } from './headingsOfOperation'

const ids = (operation: Parameters<typeof headingsOfOperation>[0]) => headingsOfOperation(operation).map(({ id }) => id)

it('has a heading for each part that is there, in one order', () => {
  expect(ids({ parameters: [], responses: [], hasRelated: false })).toEqual(['code-sample'])
  expect(
    ids({ parameters: [{ in: 'header' }, { in: 'query' }, { in: 'path' }], requestBody: {}, responses: [{}], hasRelated: true }),
  ).toEqual(['code-sample', 'path-parameters', 'query-parameters', 'header-parameters', 'request-body', 'responses', 'related-operations'])
  expect(ids({ parameters: [{ in: 'cookie' }], requestBody: null, responses: [{}], hasRelated: false })).toEqual([
    'code-sample',
    'cookie-parameters',
    'responses',
  ])
})
