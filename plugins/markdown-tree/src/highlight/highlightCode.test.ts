import { Prism } from 'prism-react-renderer'
import { describe, expect, test } from 'vitest'
import { highlightCode } from './highlightCode'
import { grammarNames, languageNames, languageOf } from './languages'

const textOf = (html: string) =>
  html
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe('highlightCode', () => {
  test.each([
    ['ts', 'const a = 1', '<span class="t-keyword">const</span> a = <span class="t-number">1</span>'],
    [
      'typescript',
      'f(`a ${b} c`)',
      '<span class="t-function">f</span>(<span class="t-string">`a </span>${b}<span class="t-string"> c`</span>)',
    ],
    ['json', '{"a": null}', '{<span class="t-property">"a"</span>: <span class="t-keyword">null</span>}'],
    ['bash', 'curl -X GET # x', '<span class="t-function">curl -X</span> GET <span class="t-comment"># x</span>'],
    ['yaml', 'a: true', '<span class="t-property">a</span>: <span class="t-number">true</span>'],
    [
      'html',
      '<a href="x">',
      '<span class="t-property">&lt;a </span><span class="t-number">href</span><span class="t-string">="x"</span><span class="t-property">&gt;</span>',
    ],
    ['diff', '- a\n+ b', '<span class="t-property">- a\n</span><span class="t-string">+ b</span>'],
    ['http', 'Host: x', '<span class="t-keyword">Host</span>: x'],
    ['js', '/* a\n\nb */', '<span class="t-comment">/* a\n\nb */</span>'],
    ['js', 'a\r\nb', 'a\nb'],
    ['text', 'if <b> & c', 'if &lt;b&gt; &amp; c'],
  ])('%s: %s', (language, code, html) => expect(highlightCode(code, language).html).toBe(html))

  test.each(languageNames)('%s has a grammar and keeps the text', (name) => {
    const code = '<?php if (a && "b") { /* <c> */ return `x${1}` } # d\n  key: [1, true]\n'
    expect(textOf(highlightCode(code, name).html)).toBe(code.slice(0, -1))
  })

  test('every grammar is there after the first use', () => {
    highlightCode('', 'text')
    expect(grammarNames.filter((name) => !Prism.languages[name])).toEqual([])
  })

  test.each([
    ['json', 'JSON'],
    ['JSON', 'JSON'],
    ['sh', 'Shell'],
    ['cs', 'C#'],
    ['dockerfile', 'Dockerfile'],
    ['nope', 'Text'],
    ['', 'Text'],
    ['constructor', 'Text'],
    ['__proto__', 'Text'],
    ['extend', 'Text'],
  ])('%j is shown as %s', (given, shown) => expect(highlightCode('a', given).language).toBe(shown))

  test('a very long text is not colored', () => {
    expect(highlightCode('if '.repeat(30_000), 'js').html).not.toContain('<span')
  })

  test('code cannot leave its element', () => {
    expect(highlightCode('</code><script>alert("1")</script>', 'html').html).not.toMatch(/<(?!\/?span)/)
  })
})

test('no name belongs to two languages', () => {
  expect(languageNames.filter((name) => languageOf(name) === undefined)).toEqual([])
  expect(new Set(languageNames).size).toBe(languageNames.length)
})
