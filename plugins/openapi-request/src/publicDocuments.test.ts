import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { schemaValidator } from '../__fixtures__/schemaValidator'
import { exampleOf } from './exampleOf'
import { entriesOf, isObject, type Json, type JsonObject } from './json'
import { isJson, readRequest } from './readRequest'

const modules = 'node_modules'
const constructs = ['3.0/json', '3.1/json'].flatMap((folder) =>
  readdirSync(`${modules}/@readme/oas-examples/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `@readme/oas-examples/${folder}/${file}`),
)

/** Schemas that allow no value: two types at once, objects without end, variants that always fit together. */
const impossible: Readonly<Record<string, number>> = {
  'circular-request-bodies.json': 1,
  'discriminators.json': 1,
  'polymorphism.json': 2,
  'schema-types.json': 2,
}

test.each([
  '@blockfrost/openapi/openapi.yaml',
  '@figma/rest-api-spec/openapi/openapi.yaml',
  '../content/openapi/unleash.json',
  ...constructs,
])('every body that is generated for %s fits its schema', (file) => {
  const text = readFileSync(`${modules}/${file}`, 'utf8')
  const document = (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as JsonObject
  const errorsOf = schemaValidator(document)
  const examples = bodySchemas(document).map((schema) => ({ schema, ...exampleOf(document, schema) }))
  const wrong = examples.filter(({ value, schema, isComplete }) => isComplete && errorsOf(schema, value).length > 0)
  expect(wrong.map(({ value, schema }) => [value, errorsOf(schema, value)])).toEqual([])
  expect(examples.filter(({ isComplete }) => !isComplete)).toHaveLength(impossible[path.basename(file)] ?? 0)
})

function bodySchemas(document: JsonObject): Json[] {
  return entriesOf(document.paths).flatMap(([, item]) =>
    entriesOf(item).flatMap(([, operation]) => {
      if (!isObject(item) || !isObject(operation)) return []
      const content = readRequest(document, item, operation).body?.content ?? []
      return content.flatMap(({ mediaType, schema }) => (isJson(mediaType) && schema !== undefined ? [schema] : []))
    }),
  )
}
