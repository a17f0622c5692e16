import { expect, test } from 'vitest'
import { lineRange } from './lineRange'

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
