import { expect, test } from 'vitest'
import type { SchemaRow } from '../../types'
import { factsInWords, responseRow } from './compileParts'

test('limits come in one order, and a format belongs to the type, as does that there are no other fields', () => {
  const row = {
    type: 'string',
    format: 'uri',
    limits: ['at least 1 character'],
    pattern: '^h',
    readOnly: true,
    closed: true,
  } as const
  expect(factsInWords({ ...row, limits: [...row.limits] })).toEqual({
    type: 'string (uri), no other fields',
    limits: ['at least 1 character', 'only in responses'],
    values: [['pattern', '^h']],
  })
})

test.each<[SchemaRow<string>, [string, string][] | undefined]>([
  [{ type: 'string' }, undefined],
  [
    { type: 'string', enum: ['a', null], default: '' },
    [
      ['one of', 'a | null'],
      ['default', '""'],
    ],
  ],
  [{ type: 'string', enum: ['a'] }, [['always', 'a']]],
  [
    { type: 'any', examples: [1], discriminator: 'kind' },
    [
      ['example', '1'],
      ['distinguished by', 'kind'],
    ],
  ],
  [
    { type: 'string', pattern: '^a b$', default: 'a b' },
    [
      ['pattern', '^a b$'],
      ['default', 'a b'],
    ],
  ],
  [{ type: 'boolean', examples: [true] }, undefined],
  [{ type: 'any', examples: [1, { a: [true] }] }, [['examples', '1 | {"a":[true]}']]],
])('values of %j', (row, expected) => {
  expect(factsInWords(row)).toEqual({ type: row.type, ...(expected && { values: expected }) })
})

test('no row of a response says that it has no other properties', () => {
  const leaf = { type: 'object', required: true } as const
  const closed = { ...leaf, closed: true } as const
  expect(
    responseRow({
      ...closed,
      children: [closed],
      additional: closed,
      items: closed,
      variants: [{ kind: 'oneOf', rows: [closed] }],
    }),
  ).toEqual({
    ...leaf,
    children: [leaf],
    additional: leaf,
    items: leaf,
    variants: [{ kind: 'oneOf', rows: [leaf] }],
  })
})
