import { expect, test } from 'vitest'
import { earlyQuery, searchShortcut } from './searchShortcut'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const all = { k: true, slash: true, help: true }

test.each([
  ['Ctrl K', { key: 'k', ctrlKey: true }, false, 'toggle'],
  ['Cmd K', { key: 'k', metaKey: true }, false, 'toggle'],
  ['Ctrl K with caps lock, in a field', { key: 'K', ctrlKey: true }, true, 'toggle'],
  ['Ctrl Shift K, which is the browser’s', { key: 'K', ctrlKey: true, shiftKey: true }, false, undefined],
  ['Ctrl Cmd K', { key: 'k', ctrlKey: true, metaKey: true }, false, undefined],
  ['k', { key: 'k' }, false, undefined],
  ['/', { key: '/' }, false, 'open'],
  ['/ made with Shift', { key: '/', shiftKey: true }, false, 'open'],
  ['/ in a field', { key: '/' }, true, undefined],
  ['Ctrl /', { key: '/', ctrlKey: true }, false, undefined],
  ['?', { key: '?', shiftKey: true }, false, 'help'],
  ['? in a field', { key: '?', shiftKey: true }, true, undefined],
  ['Alt ?', { key: '?', altKey: true }, false, undefined],
] as const)('%s', (_name, pressed, isInField, expected) => {
  expect(searchShortcut({ ...plain, ...pressed }, isInField, all)).toBe(expected)
})

test.each([
  ['k', { key: 'k', ctrlKey: true }],
  ['slash', { key: '/' }],
  ['help', { key: '?' }],
] as const)('%s does nothing when it is turned off, and the others still work', (off, pressed) => {
  const others = { ...all, [off]: false }
  expect(searchShortcut({ ...plain, ...pressed }, false, others)).toBeUndefined()
  const results = [{ key: 'k', ctrlKey: true }, { key: '/' }, { key: '?' }].map((key) =>
    searchShortcut({ ...plain, ...key }, false, others),
  )
  expect(results.filter((result) => result !== undefined)).toHaveLength(2)
})

/** Keys by their names; those that end with `!` are repeated by the keyboard, `^k` is Ctrl K. */
function press(keys: string) {
  const events = keys.split(' ').map((name) => ({
    key: name.replace(/^\^|!$/g, ''),
    ctrlKey: name.startsWith('^'),
    metaKey: false,
    repeat: name.endsWith('!'),
  }))
  return earlyQuery(events)
}

test.each([
  ['^k', ''],
  ['/', ''],
  ['^k s d k', 'sdk'],
  ['/ a /', 'a/'],
  ['^k Shift S D K Tab F5', 'SDK'],
  ['^k a b Backspace', 'a'],
  ['^k Backspace a', 'a'],
  ['^k ^k! ^k! a', 'a'],
  ['/ /! /! a', 'a'],
  ['^k a ^k b', 'ab'],
  ['^k a Escape', undefined],
  ['^k a Escape b', undefined],
  ['^k a Escape / b', 'b'],
  ['^k a Escape ^k', ''],
])('%s: %j', (keys, query) => {
  expect(press(keys)).toBe(query)
})

test('no key, no query', () => {
  expect(earlyQuery([])).toBeUndefined()
})
