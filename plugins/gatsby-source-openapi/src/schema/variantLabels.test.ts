import { expect, test } from 'vitest'
import type { SchemaRow } from '../../types'
import { variantLabels } from './variantLabels'

type Row = SchemaRow<string>

const action = (value: string): Row => ({ type: 'object', children: [{ name: 'action', type: 'string', enum: [value] }] })

test.each<[string, Row[], (string | undefined)[], string[]]>([
  ['titles', [{ type: 'object', schema: 'a' }, { type: 'object' }], ['A', 'B'], ['A', 'B']],
  ['components', [{ type: 'object', schema: 'a' }, { type: 'object', schema: 'b' }], [], ['a', 'b']],
  ['the one value of a property', [action('updateEnabled'), action('addStrategy')], [], ['updateEnabled', 'addStrategy']],
  ['what is required', [{ type: 'any', requires: ['a', 'b'] }, { type: 'any', requires: ['c'] }], [], ['with a, b', 'with c']],
  ['types', [{ type: 'string' }, { type: 'array of strings' }], [], ['string', 'array of strings']],
  ['nothing', [{ type: 'object' }, { type: 'object' }, { type: 'string' }], ['Same', 'Same'], ['object 1', 'object 2', 'string']],
])('variants are told apart by %s', (_by, rows, titles, labels) => {
  expect(variantLabels(rows, titles)).toEqual(labels)
})
