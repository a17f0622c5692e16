import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { configOf, enterpriseResponses, type ExampleDocument } from './enterpriseResponses'

const schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' } },
  additionalProperties: false,
}
const document: ExampleDocument = {
  components: { schemas: {} },
  paths: {
    '/api/admin/groups': {
      get: {
        operationId: 'getGroups',
        'x-availability': 'enterprise',
        responses: { 200: { content: { 'application/json': { schema, example: { name: 'Release team' } } } } },
      },
    },
    '/api/admin/groups/{groupId}': {
      delete: { operationId: 'deleteGroup', 'x-availability': 'enterprise', responses: { 204: {} } },
    },
    '/api/admin/projects': {
      get: {
        operationId: 'getProjects',
        'x-availability': 'oss',
        responses: { 200: { content: { 'application/json': { schema, example: { name: 'a' } } } } },
      },
    },
  },
}
const file = 'content/docs/a.scene.ts'

describe('enterpriseResponses', () => {
  const { respond, problems } = enterpriseResponses(document, {}, file)

  it.each([
    ['an example', 'GET', '/api/admin/groups', { status: 200, body: { name: 'Release team' } }],
    ['a status without a body', 'DELETE', '/api/admin/groups/3', { status: 204 }],
    ['nothing for the open-source server', 'GET', '/api/admin/projects', undefined],
    ['nothing for another method', 'POST', '/api/admin/groups', undefined],
  ])('has %s', (_, method, path, response) => {
    expect(respond(method, path)).toEqual(response)
    expect(problems).toEqual([])
  })

  it('has the response of the scene, for any operation', () => {
    const made = enterpriseResponses(document, { getProjects: { name: 'shop' } }, file)
    expect(made.respond('GET', '/api/admin/projects')).toEqual({ status: 200, body: { name: 'shop' } })
  })

  it('reports a response that does not match the schema, and an unknown operation', () => {
    const made = enterpriseResponses(document, { getGroups: { nam: 'a' }, getGroup: {} }, file)
    expect(formatProblems(made.problems)).toMatchInlineSnapshot(`
      "content/docs/a.scene.ts  responses > getGroup
        The API document has no operation "getGroup".
        Use an operationId of content/openapi/unleash.json.

      content/docs/a.scene.ts  responses > getGroups
        The body doesn't have "name", which the schema requires.
        Add "name".

      content/docs/a.scene.ts  responses > getGroups
        The body has the property "nam", which the schema doesn't have.
        Did you mean "name"?"
    `)
  })
})

describe('configOf', () => {
  const served = { name: 'Unleash', emailEnabled: false, flags: { T: false, newUi: true } }

  it.each([
    ['keeps what the server says', {}, served],
    [
      'switches to Enterprise',
      { edition: 'enterprise' },
      { name: 'Unleash', environment: 'Enterprise', flags: { T: true, newUi: true, SE: true } },
    ],
    ['has what the scene says', { config: { emailEnabled: true } }, { ...served, emailEnabled: true }],
    ['adds flags', { config: { flags: { T: true } } }, { ...served, flags: { T: true, newUi: true } }],
  ] as const)('%s', (_, scene, shown) => {
    expect(configOf(scene, served)).toMatchObject(shown)
  })
})
