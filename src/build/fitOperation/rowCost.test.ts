import { expect, it } from 'vitest'
import type { SchemaRow } from '../../../plugins/gatsby-source-openapi/types'
import { truncateBelow, rowCost } from './rowCost'

const component = (rows: number): SchemaRow => ({
  type: 'object',
  schema: 'part',
  children: Array.from({ length: rows - 1 }, (_, index) => ({ name: `p${index}`, type: 'string' })),
})
const list = (items: SchemaRow): SchemaRow => ({ type: 'array of objects', items })
const plain: SchemaRow = { type: 'object', children: [{ name: 'a', type: 'string' }] }

it.each([
  ['a small component', component(40), false],
  ['a component', component(41), true],
  ['a list of a very small component', list(component(7)), false],
  ['a list of a small component', list(component(8)), true],
  ['a row without a component', plain, true],
  ['a list of rows without a component', list(plain), true],
])('%s below the last level is truncated or not', (_what, row, isTruncated) => {
  const [shown] = truncateBelow({ type: 'object', children: [row] }, 1).children ?? []
  expect(shown).toEqual(
    isTruncated ? { type: row.type, ...(row.schema && { schema: row.schema }), truncated: true } : row,
  )
})

it.each<[string, SchemaRow, boolean]>([
  ['only a type', { type: 'string', segment: '0' }, false],
  ['a limit', { type: 'string', limits: ['at least 1 character'] }, true],
])('a list below the last level, of whose items %s is known, is truncated or not', (_what, items, isTruncated) => {
  const [shown] = truncateBelow({ type: 'object', children: [{ type: 'array of strings', items }] }, 1).children ?? []
  expect(shown).toEqual({ type: 'array of strings', ...(isTruncated && { truncated: true }) })
})

it('what has nothing below it is left as it is', () => {
  expect(truncateBelow({ type: 'object', children: [{ type: 'string' }] }, 1).children).toEqual([{ type: 'string' }])
})

it('counts words, values and disclosures as elements', () => {
  expect(rowCost({ type: 'string' })).toMatchObject({ rows: 1, elements: 3 })
  const description = [
    'A ',
    ['code', 0, 'b'],
    ' and ',
    ['a', { href: '/d' }, ['strong', 0, 'c']],
  ] satisfies SchemaRow['description']
  expect(rowCost({ type: 'string', description, values: [['one of', 'x']] })).toMatchObject({ elements: 9 })
  expect(rowCost({ type: 'object', children: [{ type: 'string', required: true }] })).toMatchObject({
    rows: 2,
    elements: 10,
  })
})
