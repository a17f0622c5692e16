import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { exampleValidator } from '../__fixtures__/exampleValidator'
import type { Json, JsonObject } from '../types'
import { readDocument } from './read/readDocument'
import { followRef } from './read/followRef'
import { entriesOf, isObject, listOf, own } from './read/json'
import { valueAt } from './read/jsonPointer'

const file = 'content/openapi/unleash.json'
const json = JSON.parse(readFileSync(file, 'utf8')) as JsonObject
const { document } = readDocument(json, file, 'unleash-api')
const operations = (document?.operations ?? []).map((operation) => ({ ...operation, json: valueAt(json, operation.pointer) }))
const errorsOf = exampleValidator(json.components)

/** What is wrong with the examples beside a schema: `example`, or the named ones of `examples`. */
function exampleErrors(holder: Json | undefined): string[] {
  if (!isObject(holder) || holder.schema === undefined) return []
  const { schema } = holder
  const named = entriesOf(holder.examples).map(([name, example]) => [name, own(example, 'value')] as const)
  return [...(holder.example === undefined ? [] : [['example', holder.example] as const]), ...named].flatMap(([name, value]) =>
    errorsOf(schema, value ?? null).map((error) => `${name}: ${error}`),
  )
}

function contentErrors(holder: Json | undefined): string[] {
  return entriesOf(own(followRef(json, holder), 'content')).flatMap(([, media]) => exampleErrors(media))
}

describe('examples fit their schemas', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (_id, operation) => {
    const parameters = listOf(own(operation.json, 'parameters')).map((parameter) => followRef(json, parameter))
    expect({
      parameters: parameters.flatMap((parameter) => exampleErrors(parameter)),
      request: contentErrors(own(operation.json, 'requestBody')),
      responses: entriesOf(own(operation.json, 'responses')).flatMap(([status, response]) =>
        contentErrors(response).map((error) => `${status} ${error}`),
      ),
    }).toEqual({ parameters: [], request: [], responses: [] })
  })

  it('also those inside schemas', () => {
    expect(entriesOf(own(json.components, 'schemas')).flatMap(([name, schema]) => insideErrors(schema, name))).toEqual([])
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
  const inner = Object.entries(isSchema ? rest : schema).filter(([key]) => !['enum', 'default', 'const', 'examples'].includes(key))
  return [...own, ...inner.flatMap(([key, value]) => insideErrors(value, `${place}/${key}`))]
}

/** The words come from people: these hold from the day on which the first of them are there. */
describe.skipIf(!operations.some(({ description }) => description))('every operation is described', () => {
  const failing = (isWrong: (operation: (typeof operations)[number]) => boolean) =>
    operations.filter(isWrong).map(({ operationId }) => operationId)
  const isJson = ({ mediaType }: { mediaType: string }) => /json/.test(mediaType)

  it('by a short title and a text that says more', () => {
    expect(failing(({ summary = '' }) => summary === '' || summary.length > 60)).toEqual([])
    expect(failing(({ description = '', summary }) => description.length < 60 || description === summary)).toEqual([])
  })

  it('parameter by parameter', () => {
    expect(failing(({ parameters }) => parameters.some(({ description }) => !description))).toEqual([])
  })

  it('with an example of every JSON body that is sent, and of every answer that is a success', () => {
    const lacks = (mediaTypes: readonly { mediaType: string; examples: readonly unknown[] }[] = []) =>
      mediaTypes.some((media) => isJson(media) && media.examples.length === 0)
    expect(failing(({ requestBody }) => lacks(requestBody?.mediaTypes))).toEqual([])
    expect(
      failing(({ responses }) => responses.some(({ status, mediaTypes }) => status.startsWith('2') && lacks(mediaTypes))),
    ).toEqual([])
  })
})
