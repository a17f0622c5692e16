import { expect, test } from 'vitest'
import { activeHeading } from './followHeadings'

const tops = [
  { id: 'first', top: -300 },
  { id: 'second', top: 40 },
  { id: 'third', top: 500 },
]

test.each([
  ['the last heading above the line', tops, false, 'second'],
  ['none above the first one', [{ id: 'first', top: 200 }], false, undefined],
  ['the last one at the end of the page, though it is below the line', tops, true, 'third'],
  ['no headings', [], true, undefined],
] as const)('%s', (_case, given, isAtEnd, id) => {
  expect(activeHeading(given, 90, isAtEnd)).toBe(id)
})
