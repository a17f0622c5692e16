import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { inlineMarkdown } from './inlineMarkdown'
import { pageMarkdown } from './pageMarkdown'

const parser = unified().use(remarkParse).use(remarkGfm)
const address = 'https://docs.example.com/a'

test.each([
  '*a* **b** _c_ __d__ snake_case _',
  '`code` ~~gone~~ [a](b) ![a](b) <b>c</b> <i> &amp; &#39; C:\\*.txt \\\\',
  '# no heading',
  '> no quotation',
  '- no item',
  '+ no item',
  '1. no item',
  '23) no item',
  '--- no rule',
  '=== no rule',
  '~~~ no code',
  '| no | table',
])('%s is read as the text that it is', (text) => {
  const html = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  const { children } = parser.parse(pageMarkdown(`<main><p>${html}</p></main>`, address))
  expect(children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text', value: text }] }])
})

test('code keeps its grave accents', () => {
  const code = (value: string) => inlineMarkdown([{ type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value }] }], { address })
  expect(code('a')).toBe('`a`')
  expect(code('a`b')).toBe('``a`b``')
  expect(code('`a')).toBe('`` `a ``')
})

test('what looks like an address is no link', () => {
  const text = inlineMarkdown([{ type: 'text', value: 'https://example.org www.example.org a@example.org' }], { address })
  expect(text).toBe('https\\://example.org www\\.example.org a\\@example.org')
})
