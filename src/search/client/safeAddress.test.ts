import { expect, test } from 'vitest'
import { isExternal, safeAddress } from './safeAddress'

test.each([
  ['/', '/'],
  ['/reference/segments', '/reference/segments'],
  ['/reference/segments?a=b#structure', '/reference/segments?a=b#structure'],
  ['/reference/../quickstart', '/quickstart'],
  ['https://github.com/Unleash/unleash', 'https://github.com/Unleash/unleash'],
  ['https://www.getunleash.io/plans', 'https://www.getunleash.io/plans'],
])('%s is followed', (url, address) => {
  expect(safeAddress(url)).toBe(address)
})

test.each([
  '',
  'reference/segments',
  '#structure',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '\u0001/reference',
  ' /reference',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://docs.getunleash.io/1',
  'file:///etc/passwd',
  'http://github.com/Unleash/unleash',
  'https://evil.example/github.com/Unleash',
  'https://github.com.evil.example/Unleash',
  'https://github.com@evil.example/Unleash',
  'https://user:secret@github.com/Unleash',
  'https://github.com:444/Unleash',
  'https://github.com/Unleash-evil/repository',
  'https://github.com/other',
  'https://',
  null,
  undefined,
  42,
  { toString: () => '/reference' },
])('%s is not', (url) => {
  expect(safeAddress(url)).toBeUndefined()
})

test.each([
  ['https://github.com/Unleash/unleash', true],
  ['/reference', false],
])('%s is elsewhere: %s', (address, expected) => {
  expect(isExternal(address)).toBe(expected)
})
