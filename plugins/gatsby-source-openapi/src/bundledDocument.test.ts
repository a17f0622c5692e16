import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { followObject, valueAt } from '../../openapi-request'
import { errorNames } from '../__fixtures__/errorNames'
import { exampleValidator } from '../__fixtures__/exampleValidator'
import { pathFamilies, tagPaths } from '../__fixtures__/pathFamilies'
import type { Json, JsonObject } from '../types'
import { entriesOf, isObject, listOf, own } from './read/json'
import { readDocument } from './read/readDocument'

const file = 'content/openapi/unleash.json'
const json = JSON.parse(readFileSync(file, 'utf8')) as JsonObject
const { document } = readDocument(json, file, 'unleash-api')
const operations = (document?.operations ?? []).map((operation) => ({
  ...operation,
  json: valueAt(json, operation.pointer),
}))
const errorsOf = exampleValidator(json.components)

/** What is wrong with the examples beside a schema: `example`, or the named ones of `examples`. */
function exampleErrors(holder: Json | undefined): string[] {
  if (!isObject(holder) || holder.schema === undefined) return []
  const { schema } = holder
  const named = entriesOf(holder.examples).map(([name, example]) => [name, own(example, 'value')] as const)
  return [...(holder.example === undefined ? [] : [['example', holder.example] as const]), ...named].flatMap(
    ([name, value]) => errorsOf(schema, value ?? null).map((error) => `${name}: ${error}`),
  )
}

function contentErrors(holder: Json | undefined): string[] {
  return entriesOf(own(followObject(json, holder), 'content')).flatMap(([, media]) => exampleErrors(media))
}

describe('examples fit their schemas', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (_id, operation) => {
    const parameters = listOf(own(operation.json, 'parameters')).map((parameter) => followObject(json, parameter))
    expect({
      parameters: parameters.flatMap((parameter) => exampleErrors(parameter)),
      request: contentErrors(own(operation.json, 'requestBody')),
      responses: entriesOf(own(operation.json, 'responses')).flatMap(([status, response]) =>
        contentErrors(response).map((error) => `${status} ${error}`),
      ),
    }).toEqual({ parameters: [], request: [], responses: [] })
  })

  it('also those inside schemas', () => {
    expect(entriesOf(own(json.components, 'schemas')).flatMap(([name, schema]) => insideErrors(schema, name))).toEqual(
      [],
    )
  })
})

/** Errors of the examples of a schema and of the schemas in it. */
function insideErrors(schema: Json, place: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((entry, index) => insideErrors(entry, `${place}/${index}`))
  if (!isObject(schema)) return []
  const { example, ...rest } = schema
  // A property may be called "example" itself.
  const isSchema = !place.endsWith('/properties')
  const own = isSchema && example !== undefined ? errorsOf(rest, example).map((error) => `${place}: ${error}`) : []
  const inner = Object.entries(isSchema ? rest : schema).filter(
    ([key]) => !['enum', 'default', 'const', 'examples'].includes(key),
  )
  return [...own, ...inner.flatMap(([key, value]) => insideErrors(value, `${place}/${key}`))]
}

/** The words come from people: these hold from the day on which the first of them are there. */
describe.skipIf(!operations.some(({ description }) => description))('every operation is described', () => {
  it('by a short title and a longer description', () => {
    expect(failing(({ summary = '' }) => summary === '' || summary.length > 60)).toEqual([])
    expect(failing(({ description = '', summary }) => description.length < 60 || description === summary)).toEqual([])
  })

  it('parameter by parameter, with an example', () => {
    expect(failing(({ parameters }) => parameters.some(({ description }) => !description))).toEqual([])
    expect(failing(({ parameters }) => parameters.some(({ schema }) => !schema.examples?.length))).toEqual([])
  })

  it('header by header', () => {
    expect(failingResponses(({ headers }) => headers.some(({ description }) => !description))).toEqual([])
  })

  it('response by response, in full sentences', () => {
    expect(failingResponses(({ description = '' }) => !/^[A-Z`].*\.$/.test(description))).toEqual([])
  })

  it('by a page that explains what it is about, not one that lists operations', () => {
    expect(failing(({ documentation = '' }) => documentation.includes('/reference/api/unleash'))).toEqual([])
  })

  it('with an example of every body', () => {
    const lacks = ({ mediaTypes }: { mediaTypes: readonly { examples: readonly unknown[] }[] }) =>
      mediaTypes.some(({ examples }) => examples.length === 0)
    expect(failing(({ requestBody }) => requestBody !== undefined && lacks(requestBody))).toEqual([])
    expect(failingResponses(lacks)).toEqual([])
  })
})

describe('every schema is described', () => {
  const components = entriesOf(own(json.components, 'schemas'))
  const inline = operations.flatMap(({ operationId, json: operation }) => [
    ...schemasOf(operationId, own(operation, 'requestBody')),
    ...entriesOf(own(operation, 'responses')).flatMap(([status, response]) =>
      schemasOf(`${operationId} ${status}`, response),
    ),
  ])

  it('as a whole', () => {
    expect(components.filter(([, schema]) => !own(schema, 'description')).map(([name]) => name)).toEqual([])
  })

  it('property by property, whether or not a name could speak for itself', () => {
    expect([...components, ...inline].flatMap(([name, schema]) => undescribed(schema, name))).toEqual([])
  })
})

function schemasOf(name: string, holder: Json | undefined): [string, Json][] {
  const media = entriesOf(own(followObject(json, holder), 'content'))
  return media.flatMap(([, value]) => {
    const schema = own(value, 'schema')
    return schema === undefined ? [] : [[name, schema]]
  })
}

/** Properties of a schema, and of those in it, that neither say what they are nor refer to a schema that does. */
function undescribed(schema: Json | undefined, place: string): string[] {
  if (!isObject(schema)) return []
  const properties = entriesOf(schema.properties).map(([name, property]) => [`${place}.${name}`, property] as const)
  const parts = [
    ...properties,
    [`${place}[]`, schema.items] as const,
    [`${place}{}`, schema.additionalProperties] as const,
    ...['oneOf', 'anyOf', 'allOf'].flatMap((key) =>
      listOf(schema[key]).map((part, index) => [`${place}/${key}/${index}`, part] as const),
    ),
  ]
  const bare = properties.filter(
    ([, property]) => !own(property, 'description') && !own(followObject(json, property), 'description'),
  )
  return [...bare.map(([name]) => name), ...parts.flatMap(([name, part]) => undescribed(part, name))]
}

describe('every operation says who may call it', () => {
  it('in which edition', () => {
    expect(operations).toHaveLength(259)
    expect(failing(({ availability }) => availability === undefined)).toEqual([])
    const isSaid = (description: string) => /\bEnterprise\b|\bopen-source edition\b/.test(description)
    expect(
      failing(({ availability, description = '' }) => availability === 'enterprise' && !isSaid(description)),
    ).toEqual([])
  })

  it('with which permission, where the source of the server is open', () => {
    expect(failing(({ permissions, availability }) => !permissions && availability === 'oss')).toEqual([])
    expect(failing(({ permissions }) => !permissions)).toEqual(permissionUnknown)
  })

  it('with which credentials: outside the API proper, nothing is assumed', () => {
    const isPlain = ({ endpoint }: { endpoint: string }) => /^\/api\/(admin|client|frontend)\b/.test(endpoint)
    expect(failing((operation) => !isPlain(operation) && own(operation.json, 'security') === undefined)).toEqual([])
    expect(
      failing(({ security, description = '' }) => security.ways.length > 0 && needsNone.test(description)),
    ).toEqual([])
    expect(
      failing(({ security, description = '' }) => security.ways.length === 0 && !needsNone.test(description)),
    ).toEqual([])
  })

  it('and how others are turned away', () => {
    const has401 = ({ responses }: Operation) => responses.some(({ status }) => status === '401')
    expect(failing((operation) => operation.security.ways.length > 0 && !has401(operation))).toEqual([])
  })
})

const needsNone =
  /\bno (other )?credentials\b|\bwithout credentials\b|\btoken replaces credentials\b|\bonly credential required\b/i

/** Operations of the Enterprise edition, whose source isn't public, so that their permissions are unknown. */
const permissionUnknown = [
  'getPermissions',
  'getChangeRequestsForProject',
  'getProjectChangeRequestConfig',
  'getOpenChangeRequestsForUser',
  'getPendingChangeRequestsForUser',
  'getPendingChangeRequestsForFeature',
  'getScheduledChangeRequests',
  'editChange',
  'deleteChange',
  'getChangeRequest',
  'deleteChangeRequest',
  'addChangeRequestComment',
  'updateChangeRequestState',
  'updateChangeRequestTitle',
  'changeRequest',
  'validateEnvironmentName',
  'getRequestsPerSecond',
  'getRoleProjectAccess',
  'validateProject',
  'getProjectAccess',
  'getProjectUsers',
  'validateRole',
  'getRoleById',
]

describe('paths stay the same', () => {
  test.each(Object.entries(pathFamilies))('%s', (prefix, slugs) => {
    const hasPrefix = (slug: string) => slug === prefix || slug.startsWith(`${prefix}-`)
    expect(
      operations
        .map(({ slug }) => slug)
        .filter(hasPrefix)
        .sort(),
    ).toEqual(slugs)
  })

  it('tags', () => {
    expect(document?.tags.map(({ slug }) => slug)).toEqual(expect.arrayContaining(tagPaths))
  })
})

/** Errors that the server sends without a body. */
const bare = [
  'deleteProjectApiToken 400',
  'deleteProjectApiToken 404',
  'validatePublicSignupToken 400',
  'removeSegment 409',
  'updateFeatureStrategySegments 403',
]

describe('errors', () => {
  const examples = operations.flatMap(({ operationId, json: operation, requestBody }) =>
    entriesOf(own(operation, 'responses'))
      .filter(([status]) => /^[45]/.test(status))
      .flatMap(([, response]) => entriesOf(own(followObject(json, response), 'content')))
      .map(([, media]) => ({
        operationId,
        hasRequest: requestBody !== undefined,
        schema: own(media, 'schema'),
        example: own(media, 'example'),
      })),
  )
  const ids = (isWrong: (entry: (typeof examples)[number]) => boolean) =>
    examples.filter(isWrong).map(({ operationId }) => operationId)

  it('have names that the product uses, or only a message', () => {
    const isRight = (example: Json | undefined) => {
      if (!isObject(example)) return true
      const { name } = example
      return typeof name === 'string' ? errorNames.includes(name) : Object.keys(example).join() === 'message'
    }
    expect(ids(({ example }) => !isRight(example))).toEqual(['bulkMetrics'])
  })

  it('are described once', () => {
    const shared = ['#/components/schemas/errorSchema', '#/components/schemas/errorMessageSchema']
    const isShared = (schema: Json | undefined) =>
      own(schema, 'type') === 'string' || shared.some((ref) => ref === own(schema, '$ref'))
    expect(ids(({ schema }) => !isShared(schema))).toEqual(['bulkMetrics'])
  })

  it('show the details that they speak of', () => {
    const speaks = (example: Json | undefined) => /`details`/.test(JSON.stringify(example))
    expect(
      ids(({ example, hasRequest }) => hasRequest && speaks(example) && own(example, 'details') === undefined),
    ).toEqual([])
  })

  it('have a body wherever one is sent, and are there only if they are', () => {
    expect(failingResponses(({ status, mediaTypes }) => /^[45]/.test(status) && mediaTypes.length === 0)).toEqual(bare)
    expect(failingResponses(({ description = '' }) => /\bnot sent\b/i.test(description))).toEqual([])
  })
})

type Operation = (typeof operations)[number]

function failing(isWrong: (operation: Operation) => boolean): string[] {
  return operations.filter(isWrong).map(({ operationId }) => operationId)
}

function failingResponses(isWrong: (response: Operation['responses'][number]) => boolean): string[] {
  return operations.flatMap(({ operationId, responses }) =>
    responses.filter(isWrong).map(({ status }) => `${operationId} ${status}`),
  )
}
