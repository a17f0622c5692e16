import { expect, test } from 'vitest'
import { isQuick, mayMatch, matchingStrings } from './patterns'

test.each([
  '^[A-Z]{3}-\\d{4}$',
  '^(a|b)+$',
  '^[^a-z]$',
  '^\\p{Lu}\\u{1F600}$',
  '^(["\'])x\\1$',
  '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}$',
  'a.b',
  '^\\w+@\\w+\\.com$',
  '^$|^x$',
  '^[\\u3041-\\u3096]$',
])('strings that are made match %s', (pattern) => {
  const strings = [...matchingStrings(pattern)].slice(0, 20)
  expect(strings.length).toBeGreaterThan(0)
  expect(strings.filter((text) => !new RegExp(pattern, 'u').test(text))).toEqual([])
})

test.each(['(', '^(?=a)b', 'a\\b'])('no strings are made for %s', (pattern) => {
  expect([...matchingStrings(pattern)]).toEqual([])
})

test.each([
  '^(a+)+$',
  '(a|a)*b',
  '^a*a*a*a*a*a*a*a*b$',
  `^${'a?'.repeat(30)}b$`,
  `^${'(a|a)'.repeat(30)}b$`,
  '^(a)\\1{9}b$',
])('a pattern that could take exponential time is never tested: %s', (pattern) => {
  expect(isQuick(pattern)).toBe(false)
  expect(mayMatch(pattern, `${'a'.repeat(60)}!`)).toBe(false)
})

test.each(['^(?!x).+$', '^[a-z]+-[0-9]+$', '[A-Z]'])('a short text is tested for %s', (pattern) => {
  expect([mayMatch(pattern, 'A1'), isQuick(pattern)]).toEqual([new RegExp(pattern, 'u').test('A1'), true])
})
