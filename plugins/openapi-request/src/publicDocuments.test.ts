import { readdirSync, readFileSync } from 'node:fs'
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

/** Documents of other products, and how many of their schemas of bodies allow no value. */
test.each<[string, number]>([
  ['@blockfrost/openapi/openapi.yaml', 0],
  ['@figma/rest-api-spec/openapi/openapi.yaml', 0],
  ['@unleash/client-specification/../../../content/openapi/unleash.json', 0],
  // Bodies that must be a string and a number at once.
  ...constructs.map((file): [string, number] => [file, file.endsWith('quirks.json') ? 2 : 0]),
])('every body that is generated for %s fits its schema', (file, impossible) => {
  const text = readFileSync(`${modules}/${file}`, 'utf8')
  const document = (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as JsonObject
  const errorsOf = schemaValidator(document)
  const examples = bodySchemas(document).map((schema) => ({ schema, ...exampleOf(document, schema) }))
  const wrong = examples.filter(({ value, schema, isComplete }) => isComplete && errorsOf(schema, value).length > 0)
  expect(wrong.map(({ value, schema }) => [value, errorsOf(schema, value)])).toEqual([])
  expect(examples.filter(({ isComplete }) => !isComplete)).toHaveLength(impossible)
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
