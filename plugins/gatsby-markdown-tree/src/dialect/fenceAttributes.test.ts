import { expect, test } from 'vitest'
import { fenceAttributes } from './fenceAttributes'

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
