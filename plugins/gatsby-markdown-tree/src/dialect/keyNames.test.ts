import { expect, test } from 'vitest'
import { keyNames } from './keyNames'

test.each([
  ['Ctrl+K', { keys: ['Ctrl', 'K'] }],
  ['Ctrl + Shift + /', { keys: ['Ctrl', 'Shift', '/'] }],
  ['F12', { keys: ['F12'] }],
  ['Esc', { keys: ['Esc'] }],
])('%j', (text, expected) => expect(keyNames(text)).toEqual(expected))

test.each([
  ['Control+K', 'Control', ['Ctrl']],
  ['Ctrl+k', 'k', ['K']],
  ['F13', 'F13', expect.arrayContaining(['F1', 'F12'])],
  ['Ctrl+', '', expect.anything()],
  ['toString', 'toString', expect.anything()],
])('%j names no key in %j', (text, unknown, candidates) => {
  expect(keyNames(text)).toEqual({ unknown, candidates })
})
