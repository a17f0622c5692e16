import { expect, test } from 'vitest'
import { fenceAttributes, lineRange } from './readFence'

test.each([
  ['', {}, {}, [], ''],
  ['title="a b.ts"', { title: 'a b.ts' }, {}, [], ''],
  [`file="x.ts" region='one "two"'`, { file: 'x.ts', region: 'one "two"' }, {}, [], ''],
  ['title=""', { title: '' }, {}, [], ''],
  ['{1,3} title="a"', { title: 'a' }, { mark: '1,3' }, [], ''],
  ['{ 1, 3-5 } ins={2} del={} wrap', {}, { mark: ' 1, 3-5 ', ins: '2', del: '' }, ['wrap'], ''],
  ['title="{1} wrap" showLineNumbers', { title: '{1} wrap' }, {}, ['showLineNumbers'], ''],
  ['title=a', {}, {}, [], 'title=a'],
  ['title="a', {}, {}, [], 'title="a'],
  ['title="a"b', {}, {}, [], 'title="a"b'],
  ['{1}{2} {3', {}, {}, [], '{1}{2} {3'],
])('%j', (meta, values, ranges, flags, rest) => {
  const read = fenceAttributes(meta)
  expect(Object.fromEntries(read.values)).toEqual(values)
  expect(Object.fromEntries(read.ranges)).toEqual(ranges)
  expect([...read.flags]).toEqual(flags)
  expect(read.rest).toBe(rest)
})

test.each([
  ['1', { lines: [1] }],
  ['1,3-5', { lines: [1, 3, 4, 5] }],
  [' 2 , 4 - 4 ', { lines: [2, 4] }],
  ['9-9', { lines: [9] }],
  ['', { problem: 'form', item: '' }],
  ['1,', { problem: 'form', item: '' }],
  ['1-', { problem: 'form', item: '1-' }],
  ['5-3', { problem: 'form', item: '5-3' }],
  ['a', { problem: 'form', item: 'a' }],
  ['1.5', { problem: 'form', item: '1.5' }],
  ['1,10', { problem: 'outside', item: '10' }],
  ['0', { problem: 'outside', item: '0' }],
  ['8-99999999999', { problem: 'outside', item: '8-99999999999' }],
])('%j of nine lines', (text, expected) => expect(lineRange(text, 9)).toEqual(expected))
