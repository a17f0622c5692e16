import { expect, test } from 'vitest'
import { splitFrontMatter } from './splitFrontMatter'

test.each([
  ['---\na: 1\n---\nbody', { yaml: '\na: 1\n' }],
  ['---\r\na: 1\r\n---\r\nbody', { yaml: '\na: 1\n' }],
  ['\ufeff---\na: 1\n---', { yaml: '\na: 1\n' }],
  ['---\n---\nbody', { yaml: '\n' }],
  ['---\na: 1\n---\nb\n---\n', { yaml: '\na: 1\n' }],
  ['---\na: 1\n----\n', { yaml: '\na: 1\n' }],
  ['---\na: 1\n', { yaml: '\na: 1\n', problem: 'open' }],
  ['---', { yaml: '\n', problem: 'open' }],
  ['---js\nmodule.exports = {}\n---\n', { yaml: '\nmodule.exports = {}\n', problem: 'language' }],
  ['----\na\n----', undefined],
  ['a\n---\nb\n---', undefined],
  ['', undefined],
])('%j', (text, expected) => expect(splitFrontMatter(text)).toEqual(expected))
