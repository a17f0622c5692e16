import { expect, test } from 'vitest'
import { keyNames } from './keyNames'

test.each([
  ['Ctrl+K', { keys: ['Ctrl', 'K'] }],
  ['Ctrl + Shift + /', { keys: ['Ctrl', 'Shift', '/'] }],
  ['F12', { keys: ['F12'] }],
  ['Esc', { keys: ['Esc'] }],
])('%j', (text, expected) => expect(keyNames(text)).toEqual(expected))

test.each([
  ['Control+K', 'Control'],
  ['Ctrl+k', 'k'],
  ['Ctrl+', ''],
  ['', ''],
  ['F13', 'F13'],
])('%j names no key in %j', (text, unknown) => expect(keyNames(text)).toMatchObject({ unknown }))
