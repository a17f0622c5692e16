import type { InternalDocSearchHit } from '@docsearch/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SearchResults } from '../engine/SearchResults'
import { Marked } from '../page/Marked'
import { docSearchHit, linesOf } from './docSearchHit'
import { readAlgolia } from './readAlgolia'
import { safeResults } from './safeResults'

/** Texts that try to run, and to get out of where they are put. */
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

test.each(texts)('%s becomes text', (text) => {
  const { sections } = safeResults(readAlgolia({ hits: [hit(`Title ${text}`)], nbHits: 1 }))
  const shown = docSearchHit(sections[0]!)
  const lines = Object.values(linesOf(shown as InternalDocSearchHit) ?? {})
  const drawn = lines.map((line: string) => renderToStaticMarkup(createElement(Marked, { text: line })))
  expect(drawn).toHaveLength(2)
  for (const html of drawn) expect(leftOf(html)).not.toMatch(/[<>"'&]/)
  // These stand between tags alone, where a quote is a quote.
  for (const html of [shown.hierarchy.lvl1, shown.hierarchy.lvl2, shown.hierarchy.lvl3, shown.content]) {
    expect(leftOf(html ?? '')).not.toMatch(/[<>&]/)
  }
  for (const html of drawn) {
    expect(html.match(/<mark>/g)?.length ?? 0).toBe(html.match(/<\/mark>/g)?.length ?? 0)
  }
})

test.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/', 'data:text/html,x', '/\\evil.example'])(
  'a hit that leads to %s is left out',
  (url) => {
    expect(safeResults(readAlgolia({ hits: [hit('Title', url)], nbHits: 1 })).sections).toEqual([])
  },
)

test.each([
  ['no hits', {}],
  ['hits without anything', { hits: [{}] }],
  ['a title that is no text', { hits: [{ url: '/a', hierarchy: { lvl1: { toString: 'x' } } }] }],
  ['levels that are numbers', { hits: [{ url: '/a', hierarchy: { lvl1: 1, lvl2: 2 } }] }],
  ['a name that every object has', { hits: [hit('hasOwnProperty')] }],
  ['such a name without a category', { hits: [{ url: '/a', hierarchy: { lvl0: '', lvl1: 'hasOwnProperty' } }] }],
])('%s breaks nothing', (_case, answer) => {
  const results: SearchResults = safeResults(readAlgolia(answer as Parameters<typeof readAlgolia>[0]))
  for (const shown of results.sections.map(docSearchHit)) {
    expect(shown.hierarchy.lvl1 in {}).toBe(false)
    expect(shown.hierarchy.lvl0 in {}).toBe(false)
  }
})

test('counts that are none are 0, and kinds that nobody knows are not shown', () => {
  const counts = { nbHits: '<b>', nbPages: Infinity, facets: { kind: { api: {}, guide: 3, evil: 4, sdk: -1 } } }
  const answer = { hits: [hit('Title')], ...counts } as unknown as Parameters<typeof readAlgolia>[0]
  expect(safeResults(readAlgolia(answer, answer))).toMatchObject({ count: 0, pageCount: 0, kinds: { guide: 3 } })
})

test('hits of which none may be shown are not counted', () => {
  const answer = { hits: [hit('Title', '//evil.example')], nbHits: 1, nbPages: 1, facets: { kind: { guide: 1 } } }
  expect(safeResults(readAlgolia(answer, answer))).toMatchObject({ count: 0, pageCount: 0, kinds: {} })
})
