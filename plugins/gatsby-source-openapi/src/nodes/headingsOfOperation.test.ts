import { expect, it } from 'vitest'
import { headingsOfOperation } from './headingsOfOperation'

const ids = (operation: Parameters<typeof headingsOfOperation>[0]) => headingsOfOperation(operation).map(({ id }) => id)

it('has a heading for each part that is there, in one order', () => {
  expect(ids({ parameters: [], responses: [] })).toEqual([])
  expect(
    ids({ parameters: [{ in: 'header' }, { in: 'query' }, { in: 'path' }], requestBody: {}, responses: [{}] }),
  ).toEqual(['path-parameters', 'query-parameters', 'header-parameters', 'request-body', 'responses'])
  expect(ids({ parameters: [{ in: 'cookie' }], requestBody: null, responses: [{}] })).toEqual([
    'cookie-parameters',
    'responses',
  ])
})
