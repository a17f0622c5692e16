import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { operationPaths, requestPath } from './operationPaths'
import { historySteps, seedProblem } from './seedProduct'
import type { SeedStep } from './seedStep'

interface Reference {
  $ref?: string
}

interface Body extends Reference {
  content?: Record<string, { schema?: object }>
}

const document = JSON.parse(readFileSync('content/openapi/unleash.json', 'utf8')) as {
  components: { requestBodies?: Record<string, Body> }
  paths: Record<string, Record<string, { operationId?: string; requestBody?: Body }>>
}
const paths = operationPaths(document)
const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addSchema({ ...document, $id: 'document' })
const now = new Date('2024-01-08T09:30:00Z')
const steps = historySteps(now)

describe('requests of the example data', () => {
  it.each([...new Set(steps.map(({ operation }) => operation))])(
    '%s is documented, and its bodies match the schema',
    (operation) => {
      expect(steps.filter((step) => step.operation === operation).flatMap(problemsOf)).toEqual([])
    },
  )

  it('would be found if they did not match', () => {
    const step = {
      operation: 'createFeature',
      parameters: { projectId: 'default' },
      body: { type: 'release' },
      daysAgo: 0,
    }
    expect(problemsOf(step)).toEqual([
      "POST /api/admin/projects/default/features data must have required property 'name'",
    ])
  })

  it('are sent in the order of their dates', () => {
    const days = steps.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect(Math.max(...days)).toBeLessThan(60)
  })

  it('are the same in every run', () => {
    expect(historySteps(now)).toEqual(steps)
  })
})

it('reports what the server refused', () => {
  const step = { operation: 'createFeature', body: { name: 'gift cards' }, daysAgo: 3 }
  expect(seedProblem(step, 'POST /api/admin/projects/default/features returned 400', '{"name":"BadDataError"}'))
    .toMatchInlineSnapshot(`
    "The example data of verification/product/seed was rejected: createFeature, POST /api/admin/projects/default/features returned 400.
    Body: {"name":"gift cards"}
    Response: {"name":"BadDataError"}"
  `)
})

describe('requestPath', () => {
  const path = (operation: string, parameters: SeedStep['parameters'] = {}) =>
    requestPath({ operation, parameters, daysAgo: 0 }, paths)

  it('encodes values', () => {
    expect(path('addTag', { featureName: 'a b' })).toEqual({ method: 'POST', path: '/api/admin/features/a%20b/tags' })
  })

  it('names an operation that does not exist', () => {
    expect(() => path('createFlag')).toThrowErrorMatchingInlineSnapshot(
      `[Error: content/openapi/unleash.json has no operation "createFlag".]`,
    )
  })

  it('names a value that is missing', () => {
    expect(() => path('addTag')).toThrowErrorMatchingInlineSnapshot(
      `[Error: The path /api/admin/features/{featureName}/tags of "addTag" needs a value for "featureName".]`,
    )
  })
})

function problemsOf(step: SeedStep): string[] {
  const { method, path } = requestPath(step, paths)
  const template = paths.get(step.operation)?.path ?? ''
  const body = document.paths[template]?.[method.toLowerCase()]?.requestBody
  const pointer = body?.$ref ?? `#/paths/${template.replaceAll('/', '~1')}/${method.toLowerCase()}/requestBody`
  const resolved = body?.$ref ? document.components.requestBodies?.[body.$ref.split('/').at(-1) ?? ''] : body
  if (!resolved?.content?.['application/json']?.schema) return []
  const validate = ajv.getSchema(`document${encodeURI(pointer)}/content/application~1json/schema`)
  if (!validate) return [`The API document has no schema at ${pointer}.`]
  if (validate(step.body)) return []
  return [`${method} ${path} ${ajv.errorsText(validate.errors)}`]
}
