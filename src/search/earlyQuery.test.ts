import { expect, test } from 'vitest'
import { earlyQuery } from './earlyQuery'

/** Keys by their names; those that end with `!` are repeated by the keyboard, `^k` is Ctrl K. */
function press(keys: string) {
  const events = keys.split(' ').map((name) => ({ key: name.replace(/^\^|!$/g, ''), ctrlKey: name.startsWith('^'), metaKey: false, repeat: name.endsWith('!') }))
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
