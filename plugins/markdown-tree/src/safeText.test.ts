import { describe, expect, test } from 'vitest'
import { cleanText, isExternal, isSafeUrl } from './safeText'

describe('isSafeUrl', () => {
  test.each([
    '/reference/segments#structure',
    '#structure',
    '',
    'segments',
    '?q=a:b',
    'HTTPS://example.com',
    'http://example.com',
    'mailto:a@example.com',
    '//example.com',
    './javascript:alert(1)',
    'a/b:c',
  ])('%j only navigates', (url) => expect(isSafeUrl(url)).toBe(true))

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'filesystem:x',
  ])('%j does not', (url) => expect(isSafeUrl(url)).toBe(false))
})

test.each([
  ['https://example.com/a.png', true],
  ['//example.com/a.png', true],
  ['\\\\example.com/a.png', true],
  [' //example.com', true],
  ['data:image/png;base64,AA', true],
  ['/img/a.png', false],
  ['../a.png', false],
  ['a:b/c.png', true],
])('%j leads away from the site: %s', (url, expected) => expect(isExternal(url)).toBe(expected))

test.each([
  ['a\u0000b', 'ab'],
  ['\ufeffa', 'a'],
  ['a\r\nb\rc\n', 'a\nb\nc\n'],
  ['a\u202eb\u2066c\u2069d\u200fe', 'abcde'],
  ['\u001b[31mred', '[31mred'],
  ['a\u0085b\u2028c', 'abc'],
  ['tab\tand\nline', 'tab\tand\nline'],
  ['naïve 日本語 👩‍💻', 'naïve 日本語 👩‍💻'],
])('%j becomes %j', (text, expected) => expect(cleanText(text)).toBe(expected))
