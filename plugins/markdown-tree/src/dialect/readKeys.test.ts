import { expect, test } from 'vitest'
import { keyNames } from './readKeys'

test.each([
  ['Ctrl+K', { keys: ['Ctrl', 'K'] }],
  ['Ctrl + Shift + /', { keys: ['Ctrl', 'Shift', '/'] }],
  ['F12', { keys: ['F12'] }],
  ['Esc', { keys: ['Esc'] }],
])('%j', (text, expected) => expect(keyNames(text)).toEqual(expected))

test.each([
  ['Control+K', 'Control', 'Ctrl'],
  ['Ctrl+k', 'k', 'K'],
  ['F13', 'F13', 'F12'],
  ['Ctrl+', '', 'Esc'],
  ['toString', 'toString', 'Esc'],
])('%j names no key in %j; it may be %j', (text, unknown, candidate) => {
  const read = keyNames(text)
  expect(read).toMatchObject({ unknown })
  expect('candidates' in read && read.candidates).toContain(candidate)
})
