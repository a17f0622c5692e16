import fs from 'node:fs'
import { expect, test } from 'vitest'
import { exampleValidator } from '../../../../plugins/gatsby-source-openapi/__fixtures__/exampleValidator'
import { isObject, type Json, type JsonObject } from '../../../../plugins/openapi-request'
import { jsonSchema, jsonSchemas } from './jsonSchema'
import { valueFaults } from './valueFaults'

const document = JSON.parse(fs.readFileSync('content/openapi/unleash.json', 'utf8')) as JsonObject
const schemas = (document.components as { schemas: JsonObject }).schemas
const definitions = jsonSchemas(schemas)

test('the verdict on every example of the API document, and on damaged ones, is that of Ajv', () => {
  const ajv = exampleValidator(document.components)
  let [valid, invalid] = [0, 0]
  // Hundreds of operations return the same errors.
  const bodies = new Map(documentedBodies(document).map((body) => [JSON.stringify(body), body]))
  for (const { schema, example } of bodies.values()) {
    const converted = jsonSchema(schema)
    for (const value of [example, ...damaged(example)]) {
      const expected = ajv(schema, value).length === 0
      const faults = valueFaults(converted, definitions, value)
      if ((faults.length === 0) !== expected)
        expect.fail(`${JSON.stringify(value)}: ${JSON.stringify(faults)}, Ajv: ${JSON.stringify(ajv(schema, value))}`)
      if (expected) valid++
      else invalid++
    }
  }
  expect(valid).toBeGreaterThan(1000)
  expect(invalid).toBeGreaterThan(1000)
})

const flag: JsonObject = {
  type: 'object',
  required: ['name', 'weights'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, pattern: '^[a-z-]+$' },
    kind: { type: 'string', enum: ['release', 'experiment'], nullable: true },
    weights: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 0, maximum: 1000 } },
    link: { type: 'string', format: 'uri' },
    owner: { oneOf: [{ type: 'string' }, { type: 'object', required: ['id'] }] },
    parent: { $ref: '#/components/schemas/flag' },
    rate: { type: 'number', minimum: 0, exclusiveMinimum: true },
  },
}

test.each<[Json, string[]]>([
  [{ name: 'a', weights: [1] }, []],
  [{ name: 'a', weights: [1], kind: null, owner: { id: 1 }, parent: { name: 'b', weights: [0] } }, []],
  [{}, ['name: This is required.', 'weights: This is required.']],
  [[], [': This must be an object, but it is a list.']],
  [
    { name: 1, weights: [] },
    ['name: This must be a string, but it is a number.', 'weights: This must have at least 1 entry.'],
  ],
  [
    { name: '', weights: [1.5] },
    [
      'name: This must have at least 1 character.',
      'name: This doesn’t match the pattern ^[a-z-]+$.',
      'weights.0: This must be a whole number, but it is a number.',
    ],
  ],
  [
    { name: 'a', weights: [-1, 1001] },
    ['weights.0: This must be at least 0.', 'weights.1: This must be at most 1000.'],
  ],
  [{ name: 'a', weights: [1], kind: 'other' }, ['kind: Use one of these values: "release", "experiment", null.']],
  [
    { name: 'a', weights: [1], kind: false },
    [
      'kind: This must be a string or null, but it is true or false.',
      'kind: Use one of these values: "release", "experiment", null.',
    ],
  ],
  [{ name: 'a', weights: [1], owner: {} }, ['owner: This matches none, or too many, of the 2 variants in the schema.']],
  [{ name: 'a', weights: [1], link: 'no link' }, ['link: This isn’t a valid uri.']],
  [{ name: 'a', weights: [1], rate: 0 }, ['rate: This must be more than 0.']],
  [{ name: 'a', weights: [1], extra: 1 }, ['extra: The schema doesn’t have this property.']],
  [{ name: 'a', weights: [1], parent: { name: 'b' } }, ['parent.weights: This is required.']],
  [
    JSON.parse('{"name": "a", "weights": [1], "__proto__": {"x": 1}, "constructor": 1}') as Json,
    ['__proto__: The schema doesn’t have this property.', 'constructor: The schema doesn’t have this property.'],
  ],
])('%j', (value, messages) => {
  const faults = valueFaults(jsonSchema(flag), jsonSchemas({ flag }), value)
  expect(faults.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(messages)
})

test.each([
  ['^[a-zA-Z0-9~_.-]+$', 'a b'],
  ['[a-z]+', '1'],
  ['^([Cc]lient|[Ff]rontend)$', 'admin'],
  ['^\\d{4}-\\d{2}\\.[^\\]x]{1,3}$', '2024-11'],
  ['^.?$', 'ab'],
])('a pattern that takes linear time is tested: %s', (pattern, value) => {
  expect(valueFaults(jsonSchema({ pattern }), {}, value)).toHaveLength(1)
})

test.each([
  '^(a+)+$',
  '(a|a)*b',
  '^a*a*a*a*a*a*a*a*b$',
  'a+$',
  '^(a|a)(a|a)(a|a)b$',
  `^${'a?'.repeat(30)}b$`,
  '(?=a+b)',
  '^(a)\\1{9}b$',
  '.{50000}b',
  `^${'[^a]'.repeat(28)}(a+)+$`,
])('another pattern is not tested, as it could block the tab: %s', (pattern) => {
  const value = 'a'.repeat(100_000)
  expect(valueFaults(jsonSchema({ pattern }), {}, value)).toEqual([])
  expect(
    valueFaults(
      jsonSchema({ patternProperties: { [pattern]: false }, additionalProperties: false }),
      {},
      { [value]: 1 },
    ),
  ).toEqual([])
  expect(valueFaults(jsonSchema({ oneOf: [{ pattern }, { not: { pattern } }] }), {}, value)).toEqual([])
})

test('references that lead nowhere or in a circle allow anything', () => {
  const circle = { a: { $ref: '#/components/schemas/b' }, b: { $ref: '#/components/schemas/a' } }
  expect(valueFaults(jsonSchema({ $ref: '#/components/schemas/a' }), jsonSchemas(circle), 1)).toEqual([])
  expect(valueFaults(jsonSchema({ $ref: '#/components/schemas/missing' }), {}, 1)).toEqual([])
})

/** Bodies of requests and responses that have a schema and an example. */
function documentedBodies(value: Json): { schema: Json; example: Json }[] {
  if (Array.isArray(value)) return value.flatMap(documentedBodies)
  if (!isObject(value)) return []
  const { schema, example, in: place } = value
  if (schema !== undefined && example !== undefined && place === undefined) return [{ schema, example }]
  return Object.values(value).flatMap(documentedBodies)
}

/** The value with one property removed or of another type, one at a time. */
function damaged(value: Json): Json[] {
  if (!isObject(value)) return []
  return Object.keys(value).flatMap((name) => {
    const { [name]: part, ...rest } = value
    return [rest, { ...value, [name]: typeof part === 'string' ? 1 : 'text' }, { ...value, [name]: null }]
  })
}
