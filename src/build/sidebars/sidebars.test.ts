import { expect, test } from 'vitest'
import type { SidebarEntry } from '../../../plugins/gatsby-source-site/types'
import { pack } from '../../../plugins/markdown-tree'
import { formatProblems } from '../../../plugins/problem-report'
import {
  emptyCards,
  pagePlaces,
  type PageWithCards,
  resolveSidebar,
  sidebarPages,
  sidebarProblems,
} from './resolveSidebar'

const page = (type: string, path: string, fields = {}) => ({
  id: path,
  path,
  sidebarLabel: `Label of ${path}`,
  internal: { type },
  ...fields,
})

const allPages = [
  page('Doc', '/'),
  page('Doc', '/how-to'),
  page('Doc', '/how-to/how-to-create-api-tokens'),
  page('Readme', '/reference/sdks/node', { kind: 'server-side' }),
  page('Readme', '/reference/sdks/go', { kind: 'server-side' }),
  page('Readme', '/reference/sdks/vue', { kind: 'client-side' }),
  page('ApiTag', '/api/tags', { sidebar: 'docs', position: 1, operations: ['/api/list-tags'] }),
  page('ApiTag', '/api/addons', { sidebar: 'docs', position: 0, operations: [] }),
  page('ApiTag', '/api-5-7/tags', { sidebar: 'api-5-7', position: 0, operations: [] }),
  page('ApiOperation', '/api/list-tags'),
]

const pages = sidebarPages(allPages, 'docs')

const entries: SidebarEntry[] = [
  { page: '/', label: 'Welcome' },
  { category: 'How-to guides', page: '/how-to', entries: ['/how-to/how-to-create-api-tokens'] },
  { category: 'Server-side SDKs', entries: [{ generated: 'server-side-sdks' }] },
  { generated: 'api-tags' },
]

test('entries become a tree with labels; generated lists keep their own order', () => {
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

test('a sidebar lists the tags of pages that have it', () => {
  const tree = resolveSidebar([{ generated: 'api-tags' }], sidebarPages(allPages, 'api-5-7'))
  expect(tree).toEqual([{ label: 'Label of /api-5-7/tags', path: '/api-5-7/tags', isLazy: true, items: [] }])
})

test('a page knows the groups above it and the pages before and after it', () => {
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
  ]
  expect(formatProblems(sidebarProblems('docs', wrong, [...pages.labels.keys()]))).toMatchInlineSnapshot(`
    "content/site/sidebars.ts  docs > 2
      "/how-to" is already in this sidebar, at docs > How-to guides > 1.
      Keep one of the two.

    content/site/sidebars.ts  docs > How-to guides
      No page exists at "/howto".
      Did you mean "/how-to"?

    content/site/sidebars.ts  docs > How-to guides > 2
      No page exists at "/how-to/how-to-create-api-token".
      Did you mean "/how-to/how-to-create-api-tokens"?"
  `)
})

test('cards of a page that has none below it are a problem', () => {
  const tree = resolveSidebar(entries, pages)
  const withCards = (path: string): PageWithCards => ({
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
      Add some in content/site/sidebars.ts, or remove it."
  `)
})
