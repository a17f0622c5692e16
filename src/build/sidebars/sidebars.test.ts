import { expect, test } from 'vitest'
import { pack } from '../../../plugins/gatsby-markdown-tree/src/packed'
import { formatProblems } from '../../../plugins/gatsby-problem-report/src/formatProblems'
import type { SidebarEntry } from '../../../plugins/gatsby-source-site/types'
import { emptyCards, type WrittenPage } from './emptyCards'
import { pagePlaces } from './pagePlaces'
import { resolveSidebar } from './resolveSidebar'
import { sidebarPages } from './sidebarPages'
import { sidebarProblems } from './sidebarProblems'

const page = (type: string, path: string, fields = {}) => ({
  id: path,
  path,
  sidebarLabel: `Label of ${path}`,
  internal: { type },
  ...fields,
})

const pages = sidebarPages([
  page('Doc', '/'),
  page('Doc', '/how-to'),
  page('Doc', '/how-to/how-to-create-api-tokens'),
  page('Readme', '/reference/sdks/node', { kind: 'server-side' }),
  page('Readme', '/reference/sdks/go', { kind: 'server-side' }),
  page('Readme', '/reference/sdks/vue', { kind: 'client-side' }),
  page('ApiTag', '/api/tags', { position: 1, operations: ['/api/list-tags'] }),
  page('ApiTag', '/api/addons', { position: 0, operations: [] }),
  page('ApiOperation', '/api/list-tags'),
])

const entries: SidebarEntry[] = [
  { page: '/', label: 'Welcome' },
  { category: 'How-to guides', page: '/how-to', entries: ['/how-to/how-to-create-api-tokens'] },
  { category: 'Server-side SDKs', entries: [{ generated: 'server-side-sdks' }] },
  { generated: 'api-tags' },
]

test('entries become a tree with labels; generated lists stand in their own order', () => {
  expect(resolveSidebar(entries, pages)).toMatchInlineSnapshot(`
    [
      {
        "label": "Welcome",
        "path": "/",
      },
      {
        "items": [
          {
            "label": "Label of /how-to/how-to-create-api-tokens",
            "path": "/how-to/how-to-create-api-tokens",
          },
        ],
        "label": "How-to guides",
        "path": "/how-to",
      },
      {
        "items": [
          {
            "label": "Label of /reference/sdks/go",
            "path": "/reference/sdks/go",
          },
          {
            "label": "Label of /reference/sdks/node",
            "path": "/reference/sdks/node",
          },
        ],
        "label": "Server-side SDKs",
      },
      {
        "isLazy": true,
        "items": [],
        "label": "Label of /api/addons",
        "path": "/api/addons",
      },
      {
        "isLazy": true,
        "items": [
          {
            "label": "Label of /api/list-tags",
            "path": "/api/list-tags",
          },
        ],
        "label": "Label of /api/tags",
        "path": "/api/tags",
      },
    ]
  `)
})

test('a page knows the groups above it and its neighbours in reading order', () => {
  const places = pagePlaces(resolveSidebar(entries, pages))
  expect(places.get('/reference/sdks/go')).toEqual({
    trail: [{ label: 'Server-side SDKs' }],
    previous: { label: 'Label of /how-to/how-to-create-api-tokens', path: '/how-to/how-to-create-api-tokens' },
    next: { label: 'Label of /reference/sdks/node', path: '/reference/sdks/node' },
  })
  expect(places.get('/')).toEqual({ trail: [], next: { label: 'How-to guides', path: '/how-to' } })
})

test('every entry that leads nowhere is named, with the nearest page', () => {
  const wrong = [
    { category: 'How-to guides', page: '/howto', entries: ['/how-to', '/how-to/how-to-create-api-token'] },
    '/how-to',
    { generated: 'api-tag' } as unknown as SidebarEntry,
  ]
  expect(formatProblems(sidebarProblems('docs', wrong, [...pages.labels.keys()]))).toMatchInlineSnapshot(`
    "content/site/sidebars.ts  docs > 2
      "/how-to" stands in this sidebar already, at docs > How-to guides > 1.
      Keep one of the two.

    content/site/sidebars.ts  docs > 3
      "api-tag" is no list of generated pages.
      Nearest: "api-tags".

    content/site/sidebars.ts  docs > How-to guides
      No page has the path "/howto".
      Nearest: "/how-to".

    content/site/sidebars.ts  docs > How-to guides > 2
      No page has the path "/how-to/how-to-create-api-token".
      Nearest: "/how-to/how-to-create-api-tokens"."
  `)
})

test('cards of a page that has none below it are a problem', () => {
  const tree = resolveSidebar(entries, pages)
  const withCards = (path: string): WrittenPage => ({
    path,
    sourceFile: `content/docs${path}.mdx`,
    tree: pack([
      ['p', 0, 'Text'],
      ['Admonition', 0, ['SidebarCards', 0]],
    ]),
  })
  expect(emptyCards([withCards('/how-to')], [[], tree])).toEqual([])
  expect(formatProblems(emptyCards([withCards('/how-to/how-to-create-api-tokens')], [tree]))).toMatchInlineSnapshot(`
    "content/docs/how-to/how-to-create-api-tokens.mdx
      <SidebarCards> shows nothing: no sidebar has pages below "/how-to/how-to-create-api-tokens".
      Put some there in content/site/sidebars.ts, or remove it."
  `)
})
