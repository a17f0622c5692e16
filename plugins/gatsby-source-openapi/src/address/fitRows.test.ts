import { expect, it } from 'vitest'
import type { SchemaRow } from '../../types'
import { foldBelow } from './fitRows'

type Row = SchemaRow<string>

const component = (rows: number): Row => ({
  type: 'object',
  schema: 'part',
  children: Array.from({ length: rows - 1 }, (_, index) => ({ name: `p${index}`, type: 'string' })),
})
const list = (items: Row): Row => ({ type: 'array of objects', items })
const plain: Row = { type: 'object', children: [{ name: 'a', type: 'string' }] }

it.each([
  ['a small component', component(40), false],
  ['a component', component(41), true],
  ['a list of a very small component', list(component(7)), false],
  ['a list of a small component', list(component(8)), true],
  ['what is no component', plain, true],
  ['a list of what is no component', list(plain), true],
])('%s below the last level is folded or not', (_what, row, isFolded) => {
  const [shown] = foldBelow({ type: 'object', children: [row] }, 1).children ?? []
  expect(shown).toEqual(isFolded ? { type: row.type, ...(row.schema && { schema: row.schema }), folded: true } : row)
})

it('what has nothing below it is left as it is', () => {
  expect(foldBelow({ type: 'object', children: [{ type: 'string' }] }, 1).children).toEqual([{ type: 'string' }])
})
