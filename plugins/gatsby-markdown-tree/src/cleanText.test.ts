import { expect, test } from 'vitest'
import { cleanText } from './cleanText'

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
