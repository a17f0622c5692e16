import { describe, expect, it, test } from 'vitest'
import { countReads } from '../../__fixtures__/countReads'
import type { Json, JsonObject, SchemaRow } from '../../types'
import { schemaRow, variantLabels } from './schemaRow'

function rowOf(schema: Json, schemas: JsonObject = {}): SchemaRow<string> {
  return schemaRow({ components: { schemas } }, schema)
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('facts of one value', () => {
  it.each<[string, JsonObject, SchemaRow<string>]>([
    ['type', { type: 'string' }, { type: 'string' }],
    ['no type', {}, { type: 'any' }],
    ['format', { type: 'string', format: 'date-time' }, { type: 'string', format: 'date-time' }],
    ['nullable of 3.0', { type: 'string', nullable: true }, { type: 'string', nullable: true }],
    [
      'items of a tuple only',
      { type: 'array', prefixItems: [{ type: 'string' }], items: false },
      {
        type: 'array',
        limits: ['no other items'],
        variants: [{ kind: 'tuple', rows: [{ type: 'string' }] }],
      },
    ],
    [
      'encoded content',
      { type: 'string', contentEncoding: 'base64', contentMediaType: 'application/pdf' },
      {
        type: 'string',
        limits: ['base64 of application/pdf'],
      },
    ],
    [
      'one variant beside null',
      { anyOf: [{ type: 'string', maxLength: 20, description: 'Shown' }, { type: 'null' }], title: 'Name' },
      {
        type: 'string',
        nullable: true,
        limits: ['at most 20 characters'],
        description: 'Shown',
      },
    ],
    ['nullable of 3.1', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    ['several types of 3.1', { type: ['string', 'integer'] }, { type: 'string or integer' }],
    ['only null', { type: 'null' }, { type: 'any', nullable: true }],
    ['enum', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['a', 'b'] }],
    ['enum with null', { type: 'string', enum: ['a', null] }, { type: 'string', nullable: true, enum: ['a', null] }],
    ['enum without type', { enum: [1, 'a'] }, { type: 'integer or string', enum: [1, 'a'] }],
    ['const of 3.1', { const: 'a' }, { type: 'string', enum: ['a'] }],
    ['default', { type: 'boolean', default: false }, { type: 'boolean', default: false }],
    ['default null', { default: null }, { type: 'any', default: null }],
    ['example', { type: 'integer', example: 0 }, { type: 'integer', examples: [0] }],
    ['example null', { example: null }, { type: 'any', examples: [null] }],
    ['examples of 3.1', { type: 'string', examples: ['a', 'b'] }, { type: 'string', examples: ['a', 'b'] }],
    ['pattern', { type: 'string', pattern: '^a$' }, { type: 'string', pattern: '^a$' }],
    [
      'flags',
      { type: 'string', deprecated: true, readOnly: true, writeOnly: true },
      { type: 'string', deprecated: true, readOnly: true, writeOnly: true },
    ],
    ['description', { description: ' What it is. ' }, { type: 'any', description: 'What it is.' }],
    ['length', { type: 'string', minLength: 1, maxLength: 100 }, { type: 'string', limits: ['1 to 100 characters'] }],
    ['least length', { type: 'string', minLength: 1 }, { type: 'string', limits: ['at least 1 character'] }],
    [
      'items',
      { type: 'array', minItems: 2, maxItems: 2, uniqueItems: true },
      { type: 'array', limits: ['exactly 2 items', 'unique items'] },
    ],
    [
      'numbers',
      { type: 'number', minimum: 0, maximum: 1000, multipleOf: 5 },
      { type: 'number', limits: ['0 to 1000', 'multiple of 5'] },
    ],
    [
      'exclusive of 3.0',
      { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9 },
      { type: 'number', limits: ['at most 9', 'more than 0'] },
    ],
    [
      'exclusive of 3.1',
      { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 9 },
      { type: 'number', limits: ['more than 0', 'less than 9'] },
    ],
    [
      'properties',
      { type: 'object', minProperties: 1, maxProperties: 1 },
      { type: 'object', limits: ['exactly 1 property'] },
    ],
    ['vendor keys', { type: 'string', 'x-enforcer-exception-skip-codes': 'WSCH001' }, { type: 'string' }],
  ])('%s', (_name, schema, row) => {
    expect(rowOf(schema)).toEqual(row)
  })

  it.each([
    [true, { type: 'any' }],
    [false, { type: 'nothing' }],
    [{ type: 'array', contains: false, items: { not: {} } }, { type: 'array of nothing' }],
    [
      {
        properties: { country: { enum: ['US', 'CA'] } },
        if: { properties: { country: { const: 'US' } } },
        then: { required: ['code'] },
      },
      {
        type: 'object',
        children: [{ name: 'country', type: 'string', enum: ['US', 'CA'] }],
        variants: [
          {
            kind: 'if',
            rows: [{ label: 'US', type: 'object', children: [{ name: 'country', type: 'string', enum: ['US'] }] }],
          },
          { kind: 'then', rows: [{ label: 'with code', type: 'any', requires: ['code'] }] },
        ],
      },
    ],
    // Without a consequence, a condition says nothing.
    [{ type: 'string', if: { minLength: 1 } }, { type: 'string' }],
  ])('%s', (schema, row) => {
    expect(rowOf(schema)).toEqual(row)
  })
})

describe('what is inside', () => {
  it.each<[string, JsonObject, SchemaRow<string>]>([
    [
      'properties, and what is required',
      {
        type: 'object',
        required: ['name', 'missing'],
        properties: { name: { type: 'string' }, age: { type: 'integer' } },
      },
      {
        type: 'object',
        children: [
          { name: 'name', type: 'string', required: true },
          { name: 'age', type: 'integer' },
        ],
        requires: ['missing'],
      },
    ],
    ['an object without properties', { type: 'object' }, { type: 'object' }],
    ['no additional properties', { type: 'object', additionalProperties: false }, { type: 'object', closed: true }],
    [
      'any other properties',
      { type: 'object', additionalProperties: true },
      { type: 'object', additional: { type: 'any' } },
    ],
    [
      'other properties of a kind',
      { additionalProperties: { type: 'string', maxLength: 5 } },
      { type: 'object', additional: { type: 'string', limits: ['at most 5 characters'] } },
    ],
    [
      'properties by pattern',
      { type: 'object', patternProperties: { '^x-': { type: 'string' } } },
      { type: 'object', children: [{ name: '/^x-/', type: 'string' }] },
    ],
    ['an array', { type: 'array', items: { type: 'string' } }, { type: 'array of strings' }],
    ['an array without items', { type: 'array' }, { type: 'array' }],
    ['an array of anything', { type: 'array', items: {} }, { type: 'array of anything' }],
    [
      'an array of arrays',
      { type: 'array', items: { type: 'array', items: { type: 'number' } } },
      { type: 'array of arrays of numbers' },
    ],
    [
      'an array of something with limits',
      { type: 'array', items: { type: ['string', 'integer'], enum: ['a', 1] } },
      { type: 'array of values (string or integer)', items: { type: 'string or integer', enum: ['a', 1] } },
    ],
    [
      'a tuple of 3.1',
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'null' }] },
      { type: 'array', variants: [{ kind: 'tuple', rows: [{ type: 'string' }, { type: 'any', nullable: true }] }] },
    ],
    [
      'oneOf',
      { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'integer' }] },
      {
        type: 'string or integer',
        variants: [{ kind: 'oneOf', rows: [{ type: 'string', format: 'date-time' }, { type: 'integer' }] }],
      },
    ],
    [
      'many objects',
      { oneOf: ['a', 'b', 'c', 'd'].map((value) => ({ properties: { kind: { const: value } } })) },
      {
        type: 'one of 4 kinds of object',
        variants: [
          {
            kind: 'oneOf',
            rows: ['a', 'b', 'c', 'd'].map((value) => ({
              label: value,
              type: 'object',
              children: [{ name: 'kind', type: 'string', enum: [value] }],
            })),
          },
        ],
      },
    ],
    [
      'anyOf with null, as 3.1 says nullable',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { type: 'string', nullable: true },
    ],
    [
      'anyOf that only differs in what is required',
      { type: 'object', properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      {
        type: 'object',
        children: [
          { name: 'a', type: 'any' },
          { name: 'b', type: 'any' },
        ],
        variants: [
          {
            kind: 'anyOf',
            rows: [
              { label: 'with a', type: 'any', requires: ['a'] },
              { label: 'with b', type: 'any', requires: ['b'] },
            ],
          },
        ],
      },
    ],
    [
      'allOf, not and a discriminator',
      {
        allOf: [{ type: 'object' }, { description: 'x' }],
        not: { enum: [1] },
        discriminator: { propertyName: 'kind' },
      },
      {
        type: 'object',
        discriminator: 'kind',
        variants: [
          { kind: 'allOf', rows: [{ type: 'object' }, { type: 'any', description: 'x' }] },
          { kind: 'not', rows: [{ type: 'integer', enum: [1] }] },
        ],
      },
    ],
  ])('%s', (_name, schema, row) => {
    expect(rowOf(schema)).toEqual(row)
  })
})

describe('a discriminator', () => {
  const kind = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } }
  const base = (over: JsonObject): JsonObject => ({
    components: {
      schemas: {
        Base: { ...kind, ...over },
        Building: kind,
        Street: kind,
        Cat: { allOf: [{ $ref: '#/components/schemas/Base' }, kind] },
      },
    },
  })
  const labelsOf = (document: JsonObject, name = 'Base') =>
    schemaRow(document, { $ref: `#/components/schemas/${name}` }).variants?.map(({ kind, rows }) => [
      kind,
      ...rows.map(({ label }) => label),
    ])
  const oneOf = [{ $ref: '#/components/schemas/Building' }, { $ref: '#/components/schemas/Street' }]

  it('labels the variants with the values that select them', () => {
    const mapping = { BLD: '#/components/schemas/Building', house: 'Building', STR: 'Street', X: 'Nothing' }
    expect(labelsOf(base({ oneOf, discriminator: { propertyName: 'kind', mapping } }))).toEqual([
      ['oneOf', 'Building (kind: BLD or house)', 'Street (kind: STR)'],
    ])
    expect(labelsOf(base({ oneOf, discriminator: { propertyName: 'kind' } }))).toEqual([
      ['oneOf', 'Building', 'Street'],
    ])
  })

  it('has the schemas that extend its own as variants, but not within one of them', () => {
    const document = base({ discriminator: { propertyName: 'kind', mapping: { cat: 'Cat', street: 'Street' } } })
    expect(labelsOf(document)).toEqual([['oneOf', 'Cat (kind: cat)', 'Street (kind: street)']])
    expect(schemaRow(document, { $ref: '#/components/schemas/Cat' }).variants).toMatchObject([
      { kind: 'allOf', rows: [{ schema: 'Base' }, { type: 'object' }] },
    ])
    expect(JSON.stringify(schemaRow(document, { $ref: '#/components/schemas/Cat' }))).not.toContain('kind: street')
  })
})

describe('references', () => {
  const schemas = {
    flag: { type: 'object', description: 'A flag.', required: ['name'], properties: { name: { type: 'string' } } },
    alias: ref('flag'),
    tree: { type: 'object', properties: { children: { type: 'array', items: ref('tree') } } },
    list: { type: 'array', items: ref('list') },
    loop: ref('pool'),
    pool: ref('loop'),
  }

  it('name what they refer to', () => {
    expect(rowOf({ type: 'array', items: ref('flag') }, schemas)).toEqual({
      type: 'array of objects',
      items: {
        type: 'object',
        schema: 'flag',
        description: 'A flag.',
        children: [{ name: 'name', type: 'string', required: true }],
      },
    })
  })

  it('over several steps have the name of the first', () => {
    expect(rowOf(ref('alias'), schemas)).toMatchObject({ schema: 'alias', children: [{ name: 'name' }] })
  })

  it('are described, narrowed and extended by their siblings', () => {
    const siblings = {
      description: 'This flag.',
      nullable: true,
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' } },
    }
    expect(rowOf({ ...ref('flag'), ...siblings }, schemas)).toEqual({
      type: 'object',
      schema: 'flag',
      nullable: true,
      description: 'This flag.',
      children: [
        { name: 'name', type: 'string', required: true },
        { name: 'id', type: 'integer', required: true },
      ],
    })
  })

  it('keep the variants on both sides', () => {
    const both = rowOf({ ...ref('choice'), oneOf: [{ type: 'integer' }] }, { choice: { oneOf: [{ type: 'string' }] } })
    expect(both.variants?.map(({ kind }) => kind)).toEqual(['allOf', 'oneOf'])
  })

  it('to a schema around them end there', () => {
    expect(rowOf(ref('tree'), schemas)).toEqual({
      type: 'object',
      schema: 'tree',
      children: [
        { name: 'children', type: 'array of objects', items: { type: 'object', schema: 'tree', recursive: 'tree' } },
      ],
    })
  })

  it('may use the same schema twice side by side', () => {
    const twice = rowOf({ properties: { a: ref('flag'), b: ref('flag') } }, schemas)
    expect(twice.children?.map(({ children }) => children?.length)).toEqual([1, 1])
  })

  it.each(['list', 'loop', 'missing'])('to %s end, too', (name) => {
    expect(JSON.stringify(rowOf(ref(name), schemas)).length).toBeLessThan(300)
  })
})

describe('size', () => {
  const count = (row: SchemaRow<string>): number =>
    1 + [...(row.children ?? []), ...(row.items ? [row.items] : [])].reduce((sum, child) => sum + count(child), 0)

  it('deep schemas are truncated', () => {
    const schema = Array.from({ length: 20 }).reduce<JsonObject>((inner) => ({ properties: { a: inner } }), {
      type: 'string',
    })
    const text = JSON.stringify(rowOf(schema))
    expect(text.match(/"name":"a"/g)).toHaveLength(14)
    expect(text).toContain('"truncated":true')
  })

  it('schemas that grow without end are truncated', () => {
    const names = Array.from({ length: 12 }, (_, index) => index)
    const schemas = Object.fromEntries(
      names.map((index) => [
        `s${index}`,
        { type: 'object', properties: { a: ref(`s${index + 1}`), b: ref(`s${index + 1}`), c: ref(`s${index + 1}`) } },
      ]),
    )
    const row = rowOf(ref('s0'), schemas)
    expect(count(row)).toBeLessThanOrEqual(801)
    expect(JSON.stringify(row)).toContain('"truncated":true')
  })

  it('schemas with very many properties are cut', () => {
    const names = Array.from({ length: 5000 }, (_, index) => `p${index}`)
    const row = rowOf({
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    })
    expect(row.children?.length).toBeLessThan(800)
    expect(row.truncated).toBe(true)
  })

  // Without limits these take minutes, or make rows of more than 100 MB.
  it.each<[string, JsonObject]>([
    ['variants of variants', webOf('anyOf')],
    ['parts of parts', webOf('allOf')],
    [
      'references in a row',
      chainOf(3000, (next, index) => ({ ...next, properties: { [`p${index}`]: { type: 'string' } } })),
    ],
    [
      'references in a row, each the only part',
      chainOf(3000, (next, index) => ({ allOf: [next], properties: { [`p${index}`]: { type: 'string' } } })),
    ],
    ['a long description everywhere', everywhere({ description: 'x'.repeat(200_000) })],
    ['a long list of values everywhere', everywhere({ enum: namesOf(20_000) })],
    ['a long list of requirements everywhere', everywhere({ required: namesOf(20_000) })],
    ['a long list of variants everywhere', everywhere({ oneOf: namesOf(20_000).map((title) => ({ title })) })],
  ])('%s are cut', (_, schemas) => {
    const { document, reads } = countReads({ components: { schemas } })
    expect(JSON.stringify(schemaRow(document, ref('s0'))).length).toBeLessThan(6_000_000)
    expect(reads()).toBeLessThan(3_000_000)
  })
})

function namesOf(length: number): string[] {
  return Array.from({ length }, (_, index) => `n${index}`)
}

/** 30 schemas of eight others each. */
function webOf(kind: 'anyOf' | 'allOf'): JsonObject {
  return Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      `s${index}`,
      { [kind]: Array.from({ length: 8 }, (_each, part) => ref(`s${(index * 7 + part + 1) % 30}`)) },
    ]),
  )
}

function chainOf(length: number, link: (next: JsonObject, index: number) => JsonObject): JsonObject {
  return Object.fromEntries(Array.from({ length }, (_, index) => [`s${index}`, link(ref(`s${index + 1}`), index)]))
}

/** A component in each of 700 properties. */
function everywhere(part: JsonObject): JsonObject {
  return {
    s0: { properties: Object.fromEntries(namesOf(700).map((name) => [name, ref('part')])) },
    part: { type: 'object', ...part },
  }
}

type Row = SchemaRow<string>

const action = (value: string): Row => ({
  type: 'object',
  children: [{ name: 'action', type: 'string', enum: [value] }],
})

test.each<[string, Row[], (string | undefined)[], string[]]>([
  ['titles', [{ type: 'object', schema: 'a' }, { type: 'object' }], ['A', 'B'], ['A', 'B']],
  [
    'components',
    [
      { type: 'object', schema: 'a' },
      { type: 'object', schema: 'b' },
    ],
    [],
    ['a', 'b'],
  ],
  [
    'the one value of a property',
    [action('updateEnabled'), action('addStrategy')],
    [],
    ['updateEnabled', 'addStrategy'],
  ],
  [
    'what is required',
    [
      { type: 'any', requires: ['a', 'b'] },
      { type: 'any', requires: ['c'] },
    ],
    [],
    ['with a, b', 'with c'],
  ],
  ['types', [{ type: 'string' }, { type: 'array of strings' }], [], ['string', 'array of strings']],
  [
    'nothing',
    [{ type: 'object' }, { type: 'object' }, { type: 'string' }],
    ['Same', 'Same'],
    ['object 1', 'object 2', 'string'],
  ],
])('variants are distinguished by %s', (_by, rows, titles, labels) => {
  expect(variantLabels(rows, titles)).toEqual(labels)
})
