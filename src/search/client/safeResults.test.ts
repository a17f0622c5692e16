import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Marked } from '../Marked'
import { readAlgolia } from './algolia'
import { isExternal, safeResults, safeUrl } from './safeResults'

/** Strings that try to run, and to escape from where they are put. */
const texts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<mark onmouseover=alert(1)>x</mark>',
  '<mark><img src=x onerror=alert(1)></mark>',
  '</mark></span><script>alert(1)</script><mark>',
  '<mark><mark><mark>',
  '</mark>',
  '<MARK onclick=alert(1)>x</MARK>',
  '"><iframe src="javascript:alert(1)"></iframe>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="javascript:alert(1)">x</a>',
  '<style>@import "https://evil.example"</style>',
  '<math><mtext></mtext><script>alert(1)</script></math>',
  "<mark style='background:url(https://evil.example)'>x</mark>",
  '<!--<mark>--><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
]

/** What remains when the marks we wrote are taken out of HTML: nothing that begins an element or an entity of its own. */
function leftOf(html: string): string {
  return html.replace(/<mark>|<\/mark>/g, '').replace(/&(amp|lt|gt|quot|#39|#x27);/g, '')
}

function hit(text: string, url = '/reference/segments') {
  const level = { value: text, matchLevel: 'full' }
  return {
    url,
    hierarchy: { lvl0: text, lvl1: text, lvl2: text, lvl3: text },
    _highlightResult: { hierarchy: { lvl0: level, lvl1: level, lvl2: level, lvl3: level } },
    _snippetResult: { content: level, description: level },
  }
}

test.each(texts)('%s is shown as plain text', (text) => {
  const { pages } = safeResults(readAlgolia({ hits: [hit(`Title ${text}`)], nbHits: 1 }))
  const lines = pages.flat().flatMap(({ names, excerpt }) => [...names, excerpt])
  const drawn = lines.map((line) => renderToStaticMarkup(createElement(Marked, { text: line })))
  expect(drawn).toHaveLength(5)
  for (const html of drawn) {
    expect(leftOf(html)).not.toMatch(/[<>"'&]/)
    expect(html.match(/<mark>/g)?.length ?? 0).toBe(html.match(/<\/mark>/g)?.length ?? 0)
  }
})

test.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/', 'data:text/html,x', '/\\evil.example'])(
  'a hit that leads to %s is left out',
  (url) => {
    expect(safeResults(readAlgolia({ hits: [hit('Title', url)], nbHits: 1 })).pages).toEqual([])
  },
)

test.each([
  ['no hits', {}],
  ['hits without anything', { hits: [{}] }],
  ['a title that is not a string', { hits: [{ url: '/a', hierarchy: { lvl1: { toString: 'x' } } }] }],
  ['levels that are numbers', { hits: [{ url: '/a', hierarchy: { lvl1: 1, lvl2: 2 } }] }],
  ['a name that every object has', { hits: [hit('hasOwnProperty')] }],
])('%s breaks nothing', (_case, response) => {
  const { pages } = safeResults(readAlgolia(response))
  for (const { names, excerpt } of pages.flat())
    expect([...names, excerpt].map((value) => typeof value)).not.toContain('object')
})

test.each([
  ['/', '/'],
  ['/reference/segments', '/reference/segments'],
  ['/reference/segments?a=b#structure', '/reference/segments?a=b#structure'],
  ['/reference/../quickstart', '/quickstart'],
  ['https://github.com/Unleash/unleash', 'https://github.com/Unleash/unleash'],
  ['https://www.getunleash.io/plans', 'https://www.getunleash.io/plans'],
])('%s is followed', (url, expected) => {
  expect(safeUrl(url)).toBe(expected)
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
  expect(safeUrl(url)).toBeUndefined()
})

test.each([
  ['https://github.com/Unleash/unleash', true],
  ['/reference', false],
])('%s is elsewhere: %s', (url, expected) => {
  expect(isExternal(url)).toBe(expected)
})
