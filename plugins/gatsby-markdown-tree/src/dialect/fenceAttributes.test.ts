import { expect, test } from 'vitest'
import { fenceAttributes } from './fenceAttributes'

test.each([
  ['', {}, ''],
  ['title="a b.ts"', { title: 'a b.ts' }, ''],
  [`file="x.ts" region='one "two"'`, { file: 'x.ts', region: 'one "two"' }, ''],
  ['title=""', { title: '' }, ''],
  ['{1,3} title="a"', { title: 'a' }, '{1,3}'],
  ['title=a', {}, 'title=a'],
  ['title="a', {}, 'title="a'],
  ['title="a"b', {}, 'title="a"b'],
  ['showLineNumbers', {}, 'showLineNumbers'],
])('%j', (meta, values, rest) => {
  const read = fenceAttributes(meta)
  expect([...read.values]).toEqual(Object.entries(values))
  expect(read.rest).toBe(rest)
})
