import { expect, it } from 'vitest'
import type { Json } from '../../types'
import { readDocument } from './readDocument'

const responses = { '200': { description: 'Done' } }
const operation = (operationId: string): Json => ({ operationId, responses })
const others = { get: operation('show'), put: operation('replace') }

function read(paths: Json, webhooks: Json = {}) {
  const components = { pathItems: { Others: others } }
  const json = { openapi: '3.1.0', info: { title: 'Zoo', version: '1.0.0' }, paths, webhooks, components }
  const { document, problems, warnings } = readDocument(json, 'api.json', 'zoo-api')
  return { ids: document?.operations.map(({ operationId }) => operationId), problems, warnings, json: document?.json }
}

it.each([
  ['a reference alone', {}, ['show', 'replace']],
  ['operations beside it', { post: operation('create') }, ['show', 'replace', 'create']],
  ['one of the same method', { put: operation('change') }, ['show', 'change']],
])('the operations of a path with %s', (_, beside, ids) => {
  const reference = { $ref: '#/components/pathItems/Others', ...beside }
  expect(read({ '/animals': reference })).toMatchObject({ ids, problems: [], warnings: [] })
  expect(read({}, { animals: reference })).toMatchObject({ ids, problems: [], warnings: [] })
})

it('are in the downloads, too', () => {
  const { json } = read({ '/animals': { $ref: '#/components/pathItems/Others', post: operation('create') } })
  expect(json).toMatchObject({ paths: { '/animals': { ...others, post: operation('create') } } })
})

it.each(['/paths/~1a', '/paths/~1b'])('a path that refers to %s, itself or nothing, is reported', (pointer) => {
  const { problems } = read({ '/a': { $ref: `#${pointer}`, get: operation('a') } })
  expect(problems.map(({ what }) => what)).toContainEqual(expect.stringContaining(`#${pointer}`))
})
