import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { schemaValidator } from '../__fixtures__/schemaValidator'
import { exampleOf } from './exampleOf'
import type { Json, JsonObject } from './json'

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more })
const text: Json = { type: 'string' }
const integer: Json = { type: 'integer' }

test.each<[string, Json, Json]>([
  ['an example', { type: 'string', example: 'x', default: 'y' }, 'x'],
  ['the examples of 3.1', { type: 'string', examples: ['x', 'z'] }, 'x'],
  ['a default', { type: 'integer', default: 0 }, 0],
  ['the first allowed value', { enum: ['a', 'b'] }, 'a'],
  ['another value than an example that the schema forbids', { type: 'string', minLength: 2, example: 'x' }, 'string'],
  ['what is required', object({ a: text, b: text }, { required: ['b'] }), { b: 'string' }],
  ['everything, where nothing is required', object({ a: text, b: integer }), { a: 'string', b: 1 }],
  [
    'nothing that only responses have',
    object({ id: { type: 'string', readOnly: true }, a: text }, { required: ['id'] }),
    { a: 'string' },
  ],
  [
    'properties beside allOf and oneOf',
    object(
      { own: text },
      {
        required: ['own'],
        allOf: [object({ base: integer }, { required: ['base'] })],
        oneOf: [object({ mail: text }, { required: ['mail'] }), object({ phone: text }, { required: ['phone'] })],
      },
    ),
    { own: 'string', mail: 'string', base: 1 },
  ],
  [
    'the examples of the parts of an object',
    { allOf: [object({ a: text }, { example: { a: 'x' } }), object({ b: integer }, { required: ['b'] })] },
    { a: 'x', b: 1 },
  ],
  ['a variant that excludes the others', { oneOf: [{ type: 'number' }, { type: 'integer' }, text] }, 'string'],
  ['a value rather than null', { anyOf: [{ type: 'null' }, integer] }, 1],
  ['what is beside the variants', { type: 'integer', minimum: 5, anyOf: [{ multipleOf: 4 }] }, 8],
  ['limits of numbers', { type: 'integer', minimum: 1024 }, 1024],
  ['exclusive limits of 3.0', { type: 'integer', minimum: 5, exclusiveMinimum: true }, 6],
  ['exclusive limits of 3.1', { type: 'number', exclusiveMinimum: 0.5, maximum: 0.6, multipleOf: 0.01 }, 0.51],
  ['limits of strings', { type: 'string', minLength: 8 }, 'stringst'],
  ['short strings', { type: 'string', maxLength: 3 }, 'str'],
  ['long URLs', { type: 'string', format: 'uri', minLength: 30 }, 'https://example.com/string1string1string1string1st'],
  ['patterns', { type: 'string', pattern: '^[A-Z]{2}-\\d{4}$' }, 'AA-1111'],
  ['patterns with a length', { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', minLength: 6 }, 'aaaaaa'],
  ['patterns that look around', { type: 'string', pattern: '^(?!example).+$' }, 'string'],
  ['encoded content', { type: 'string', contentEncoding: 'base64' }, 'c3RyaW5n'],
  ['numbers of items', { type: 'array', minItems: 2, items: integer }, [1, 1]],
  [
    'different items',
    { type: 'array', minItems: 3, uniqueItems: true, items: { enum: ['a', 'b', 'c'] } },
    ['a', 'b', 'c'],
  ],
  ['tuples', { type: 'array', prefixItems: [integer, text], items: false }, [1, 'string']],
  ['items that a list must contain', { type: 'array', items: integer, contains: { const: 5 } }, [5]],
  ['numbers of properties', { type: 'object', minProperties: 2, additionalProperties: integer }, { name: 1, name2: 1 }],
  ['names of properties', { type: 'object', minProperties: 1, propertyNames: { pattern: '^x-' } }, { 'x-': 'string' }],
  [
    'names by pattern',
    { type: 'object', required: ['x1'], patternProperties: { '^x': integer }, additionalProperties: false },
    { x1: 1 },
  ],
  ['dependent properties', object({ a: text }, { dependentRequired: { a: ['b'] } }), { a: 'string', b: 'string' }],
  [
    'dependent schemas',
    object({ a: text }, { dependentSchemas: { a: object({ b: { const: 3 } }, { required: ['b'] }) } }),
    { a: 'string', b: 3 },
  ],
  [
    'conditions',
    object(
      { country: { enum: ['US', 'CA'] }, code: text },
      {
        required: ['country'],
        if: { properties: { country: { const: 'US' } } },
        then: { required: ['code'] },
      },
    ),
    { country: 'US', code: 'string' },
  ],
  ['not', { enum: ['a', 'b'], not: { const: 'a' } }, 'b'],
  ['not, without a type', { not: { type: 'string' } }, 1],
  ['null', { type: 'null' }, null],
  ['anything', true, 'string'],
  ['a boolean schema', object({ a: true }), { a: 'string' }],
])('%s', (_, schema, value) => {
  expect(exampleOf({}, schema)).toEqual({ value, isComplete: true })
})

test.each<[string, Json]>([
  ['nothing', false],
  ['two types at once', { allOf: [text, integer] }],
  ['a pattern and a length that exclude each other', { type: 'string', pattern: '^a$', minLength: 2 }],
  [
    'more different items than there are',
    { type: 'array', uniqueItems: true, minItems: 3, items: { type: 'boolean' } },
  ],
  ['an object inside of itself without end', { $ref: '#/components/schemas/Endless' }],
  ['a reference that leads only to itself', { $ref: '#/components/schemas/Circle' }],
])('says where no value fits: %s', (_, schema) => {
  const schemas: JsonObject = {
    Endless: object({ next: { $ref: '#/components/schemas/Endless' } }, { required: ['next'] }),
    Circle: { $ref: '#/components/schemas/Circle' },
  }
  expect(exampleOf({ components: { schemas } }, schema).isComplete).toBe(false)
})

test('what is inside of itself ends where it may', () => {
  const node = object({ name: text, children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } })
  const chain = object(
    { next: { oneOf: [{ $ref: '#/components/schemas/Chain' }, { type: 'null' }] } },
    { required: ['next'] },
  )
  const document = { components: { schemas: { Node: node, Chain: chain } } }
  expect(exampleOf(document, { $ref: '#/components/schemas/Node' }).value).toEqual({ name: 'string', children: [] })
  expect(exampleOf(document, { $ref: '#/components/schemas/Chain' })).toEqual({
    value: { next: null },
    isComplete: true,
  })
})

test('required properties are there at any depth', () => {
  let schema: JsonObject = object({ end: text }, { required: ['end'] })
  for (let depth = 0; depth < 10; depth++) schema = object({ inside: schema }, { required: ['inside'] })
  expect(JSON.stringify(exampleOf({}, schema).value)).toContain('{"end":"string"}')
})

describe('a discriminator', () => {
  const subtype = object({ kind: text }, { required: ['kind'] })
  const pet = object({ kind: text }, { required: ['kind'], discriminator: { propertyName: 'kind' } })
  const document = (mapping: JsonObject) => ({
    components: {
      schemas: {
        Place: {
          oneOf: [{ $ref: '#/components/schemas/Building' }, { $ref: '#/components/schemas/Street' }],
          discriminator: { propertyName: 'kind', mapping },
        },
        Building: subtype,
        Street: subtype,
        Pet: pet,
        Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, object({ bark: text })] },
      },
    },
  })

  it.each<[JsonObject, string, Json]>([
    [{ BLD: '#/components/schemas/Building' }, 'Place', { kind: 'BLD' }],
    [{ BLD: 'Building' }, 'Place', { kind: 'BLD' }],
    [{}, 'Place', { kind: 'Building' }],
    [{}, 'Dog', { kind: 'Dog', bark: 'string' }],
  ])('with the mapping %j names the variant of %s', (mapping, name, value) => {
    expect(exampleOf(document(mapping), { $ref: `#/components/schemas/${name}` })).toEqual({ value, isComplete: true })
  })
})

test('a response has what only responses have, and not what only requests have', () => {
  const schema = object({ id: { type: 'integer', readOnly: true }, secret: { type: 'string', writeOnly: true } })
  expect(exampleOf({}, schema, 'response').value).toEqual({ id: 1 })
  expect(exampleOf({}, schema, 'request').value).toEqual({ secret: 'string' })
})

const names = fc.constantFrom('a', 'b', 'c')
const { schema: anySchema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record(
      { type: fc.constant('string'), minLength: fc.nat(12), maxLength: fc.nat(40) },
      { requiredKeys: ['type'] },
    ),
    fc.record({
      type: fc.constant('string'),
      format: fc.constantFrom('date', 'uri', 'email', 'uuid', 'ipv6', 'duration'),
    }),
    fc.record({
      type: fc.constant('string'),
      pattern: fc.constantFrom('^[a-z]{2,5}$', '^(a|b)-\\d+$', '[A-Z]', '^x?$'),
    }),
    fc.record(
      {
        type: fc.constantFrom('integer', 'number'),
        minimum: fc.integer({ min: -50, max: 50 }),
        exclusiveMaximum: fc.integer({ min: -20, max: 99 }),
        multipleOf: fc.constantFrom(1, 2, 5, 0.5),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({
      enum: fc.uniqueArray(fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    fc.record(
      {
        type: fc.constant('array'),
        items: tie('schema'),
        minItems: fc.nat(3),
        maxItems: fc.nat(4),
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: ['type', 'items'] },
    ),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(names, tie('schema'), { maxKeys: 3 }),
        required: fc.uniqueArray(names, { maxLength: 3 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        minProperties: fc.nat(3),
        dependentRequired: fc.dictionary(names, fc.uniqueArray(names, { maxLength: 2 }), { maxKeys: 2 }),
      },
      { requiredKeys: ['type', 'properties'] },
    ),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record(
      { anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }), not: tie('schema') },
      { requiredKeys: ['anyOf'] },
    ),
    fc.record({ if: tie('schema'), then: tie('schema'), else: tie('schema') }),
  ) as fc.Arbitrary<JsonObject>,
}))

test('what is said to be complete fits its schema, and most schemas that allow anything have such a value', () => {
  let complete = 0
  let count = 0
  fc.assert(
    fc.property(anySchema, (schema) => {
      const { value, isComplete } = exampleOf({}, schema)
      count++
      if (isComplete) complete++
      expect(isComplete ? schemaValidator({})(schema, value) : []).toEqual([])
    }),
    { numRuns: 100 },
  )
  expect(complete / count).toBeGreaterThan(0.75)
})
