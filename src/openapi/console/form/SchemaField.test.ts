import { expect, test } from 'vitest'
import type { Json } from '../../../../plugins/openapi-request'
import { allOperations } from '../__fixtures__/operations'
import { formControl, formSchema, numberOf, withProperty, type FormControl } from './SchemaField'

const definitions = {
  name: { type: 'string' },
  tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/$defs/tree' } } } },
}

test.each<[Json, FormControl]>([
  [{ $ref: '#/$defs/name' }, 'text'],
  [{ type: ['string', 'null'] }, 'text'],
  [{ anyOf: [{ $ref: '#/$defs/name' }, { type: 'null' }] }, 'text'],
  [{ type: 'string', enum: ['a'] }, 'choice'],
  [{ type: 'boolean' }, 'boolean'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'array', items: { type: 'string' } }, 'lines'],
  [{ type: 'array', items: { $ref: '#/$defs/tree' } }, 'list'],
  [{ type: 'array', items: { type: 'array' } }, 'json'],
  [{ type: 'object', additionalProperties: true }, 'json'],
  [{ allOf: [{ type: 'object', properties: { a: {} } }, { required: ['a'] }] }, 'object'],
  [{ oneOf: [{ type: 'string' }, { type: 'number' }] }, 'json'],
  [{ type: ['string', 'number'] }, 'json'],
  [{}, 'json'],
])('%j → %s', (schema, control) => {
  expect(formControl(formSchema(schema, definitions), definitions, 0)).toBe(control)
})

test('allOf is one object with all properties, and the names that any part requires', () => {
  const parts = [
    { properties: { a: {} }, required: ['a'] },
    { properties: { b: {} }, required: ['b', 'a'] },
  ]
  expect(formSchema({ allOf: parts }, {})).toMatchObject({ properties: { a: {}, b: {} }, required: ['a', 'b'] })
})

test('most bodies of the API document have a form', () => {
  const bodies = allOperations().flatMap(({ body, definitions: all }) =>
    body ? [formControl(formSchema(body.schema, all), all, 0)] : [],
  )
  expect(bodies.filter((control) => control !== 'json').length / bodies.length).toBeGreaterThan(0.9)
})

test.each<[Json | undefined, string, Json | undefined, Json]>([
  [{ a: 1, b: 2 }, 'a', 3, { a: 3, b: 2 }],
  [{ a: 1, b: 2 }, 'a', undefined, { b: 2 }],
  [{ a: 1 }, 'c', null, { a: 1, c: null }],
  [undefined, 'a', 1, { a: 1 }],
  ['text', 'a', 1, { a: 1 }],
])('%j with %s: %j', (object, name, value, result) => {
  expect(withProperty(object, name, value)).toEqual(result)
})

test('the order of properties stays, and prototype names are plain names', () => {
  expect(Object.keys(withProperty({ b: 1, a: 2 }, 'b', 3))).toEqual(['b', 'a'])
  expect(JSON.stringify(withProperty({}, '__proto__', 1))).toBe('{"__proto__":1}')
})

test.each<[string, Json]>([
  ['24', 24],
  ['33.30', 33.3],
  ['1.', 1],
  ['-0.5', -0.5],
  ['', ''],
  [' ', ' '],
  ['ten', 'ten'],
  ['9007199254740993', '9007199254740993'],
  ['0.12345678901234567890', '0.12345678901234567890'],
  ['1e400', '1e400'],
  ['0x1F', '0x1F'],
])('%j as a number is %j', (text, value) => {
  expect(numberOf(text)).toBe(value)
})
