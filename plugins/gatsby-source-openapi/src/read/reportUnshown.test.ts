import { expect, it } from 'vitest'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import { formatProblems } from '../../../problem-report'
import type { JsonObject } from '../../types'
import { readDocument } from './readDocument'

it('warns of each kind of part that has no page, once', () => {
  const schema = { if: { required: ['a'] }, then: { required: ['b'] }, properties: { if: {}, links: {}, contains: {} } }
  const requestBody = { content: { 'application/json': { schema } } }
  const responses = { 200: { description: 'Done', links: { next: {} } } }
  const operation = operationWith({ requestBody, responses })
  const json = documentWith({ '/a': { get: operation, post: { ...operation, operationId: 'other' } } })
  expect(formatProblems(readDocument(json, 'api.json', 'intro').warnings)).toMatchInlineSnapshot(`
    "api.json  /paths/~1a/get/responses/200/links
      Links between operations aren't shown. (2 places, this is the first)
      They are in the downloads. Describe in words what readers have to know."
  `)
})

it('counts errors of one kind', () => {
  const paths = Array.from({ length: 8 }, (_, index) => [
    `/${index}`,
    { get: operationWith({ operationId: `get${index}`, parameters: [{ $ref: `other.json#/${index}` }] }) },
  ])
  const { problems } = readDocument(documentWith(Object.fromEntries(paths) as JsonObject), 'api.json', 'intro')
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "api.json  /paths/~10/get/parameters/0/$ref
      The reference "other.json#/0" leads to another document, but only references within the document are followed. (8 places, this is the first)
      Bundle the document into one file."
  `)
})
