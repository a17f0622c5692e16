import { expect, test } from 'vitest'
import { searchShortcut } from './searchShortcut'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['Ctrl K', { key: 'k', ctrlKey: true }, false, true, 'toggle'],
  ['Cmd K', { key: 'k', metaKey: true }, false, true, 'toggle'],
  ['Ctrl K with caps lock, in a field', { key: 'K', ctrlKey: true }, true, true, 'toggle'],
  ['Ctrl Shift K, which is the browser’s', { key: 'K', ctrlKey: true, shiftKey: true }, false, true, undefined],
  ['Ctrl Cmd K', { key: 'k', ctrlKey: true, metaKey: true }, false, true, undefined],
  ['k', { key: 'k' }, false, true, undefined],
  ['/', { key: '/' }, false, true, 'open'],
  ['/ made with Shift', { key: '/', shiftKey: true }, false, true, 'open'],
  ['/ in a field', { key: '/' }, true, true, undefined],
  ['/ when it is turned off', { key: '/' }, false, false, undefined],
  ['Ctrl K when / is turned off', { key: 'k', ctrlKey: true }, false, false, 'toggle'],
  ['Ctrl /', { key: '/', ctrlKey: true }, false, true, undefined],
] as const)('%s', (_name, pressed, isInField, isSlashOn, expected) => {
  expect(searchShortcut({ ...plain, ...pressed }, isInField, isSlashOn)).toBe(expected)
})
