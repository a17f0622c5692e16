import { expect, test } from 'vitest'
import { pack } from '../../../plugins/markdown-tree'
import { formatProblems } from '../../../plugins/problem-report'
import {
  emptyLists,
  groupsBelow,
  pagePlaces,
  type PageWithList,
  type ResolvedSidebar,
  resolveSidebar,
  sidebarPages,
  sidebarProblems,
  type WrittenSidebar,
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
  page('ApiTag', '/api/tags', { position: 1, operations: ['/api/list-tags'] }),
  page('ApiTag', '/api/addons', { position: 0, operations: [] }),
  page('ApiTag', '/api-5-7/tags', { position: 0, operations: [] }),
  page('ApiOperation', '/api/list-tags'),
]

const docs: WrittenSidebar = {
  name: 'docs',
  title: 'Docs',
  page: '/how-to',
  entries: [
    { page: '/', label: 'Welcome' },
    { category: 'Guides', page: '/how-to/how-to-create-api-tokens', label: 'All guides', entries: [] },
    { category: 'Server-side SDKs', folded: true, entries: [{ generated: 'server-side-sdks' }] },
  ],
}
const api: WrittenSidebar = { name: 'api', title: 'API', page: '/api', entries: [{ generated: 'api-tags' }] }

const resolved = (sidebar: WrittenSidebar): ResolvedSidebar => ({
  ...sidebar,
  tree: resolveSidebar(sidebar, sidebarPages(allPages, sidebar)),
})

test('entries become a tree with labels, after the page of the sidebar; READMEs are ordered by path', () => {
  expect(resolved(docs).tree).toEqual([
    { label: 'Docs', path: '/how-to' },
    { label: 'Welcome', path: '/' },
    { label: 'Guides', path: '/how-to/how-to-create-api-tokens', pageLabel: 'All guides', items: [] },
    {
      label: 'Server-side SDKs',
      isFolded: true,
      items: [
        { label: 'Label of /reference/sdks/go', path: '/reference/sdks/go' },
        { label: 'Label of /reference/sdks/node', path: '/reference/sdks/node' },
      ],
    },
  ])
})

test('the page of a sidebar keeps the place of the entry that lists it', () => {
  const { tree } = resolved({ ...docs, entries: [{ page: '/', label: 'Welcome' }, '/how-to'] })
  expect(tree.map(({ label }) => label)).toEqual(['Welcome', 'Label of /how-to'])
})

test('a sidebar lists the tags below its page, in the order of the document', () => {
  expect(resolved(api).tree).toEqual([
    { label: 'Label of /api/addons', path: '/api/addons', isLazy: true, items: [] },
    {
      label: 'Label of /api/tags',
      path: '/api/tags',
      isLazy: true,
      items: [{ label: 'Label of /api/list-tags', path: '/api/list-tags' }],
    },
  ])
  expect(resolved({ ...api, page: '/api-5-7' }).tree.map(({ path }) => path)).toEqual(['/api-5-7/tags'])
})

test('a page knows the section and the group that it is in, and the pages before and after it', () => {
  const places = pagePlaces(resolved(docs))
  expect(places.get('/reference/sdks/go')).toEqual({
    trail: [{ label: 'Docs', path: '/how-to' }, { label: 'Server-side SDKs' }],
    previous: { label: 'Guides', path: '/how-to/how-to-create-api-tokens' },
    next: { label: 'Label of /reference/sdks/node', path: '/reference/sdks/node' },
  })
  expect(places.get('/how-to/how-to-create-api-tokens')?.trail).toEqual([{ label: 'Docs', path: '/how-to' }])
  expect(places.get('/how-to')).toEqual({ trail: [], next: { label: 'Welcome', path: '/' } })
  expect(pagePlaces(resolved(api)).get('/api/list-tags')?.trail).toEqual([
    { label: 'API', path: '/api' },
    { label: 'Label of /api/tags', path: '/api/tags' },
  ])
})

test('where another name leads to the page of the section, it says the section without a link to itself', () => {
  const places = pagePlaces(resolved({ ...docs, entries: ['/how-to'] }))
  expect(places.get('/how-to')?.trail).toEqual([{ label: 'Docs' }])
})

test('a page that is elsewhere is shown, but belongs to its own section', () => {
  const signpost = { page: '/api/tags', label: 'Tags by API', elsewhere: true } as const
  const sidebar = resolved({ ...docs, entries: ['/', { category: 'Guides', entries: [signpost, '/how-to'] }] })
  expect(sidebar.tree.at(-1)?.items).toEqual([
    { label: 'Tags by API', path: '/api/tags', isElsewhere: true },
    { label: 'Label of /how-to', path: '/how-to' },
  ])
  const places = pagePlaces(sidebar)
  expect(places.has('/api/tags')).toBe(false)
  expect(places.get('/')?.next).toEqual({ label: 'Label of /how-to', path: '/how-to' })
  const pages = ['/', '/how-to', '/api/tags'].map((path) => listed(path))
  expect(sidebarProblems([{ ...docs, entries: [signpost, '/api/tags', '/', '/how-to'] }], [], pages)).toEqual(
    sidebarProblems([{ ...docs, entries: ['/api/tags', '/', '/how-to'] }], [], pages),
  )
  expect(formatProblems(sidebarProblems([{ ...docs, entries: [{ ...signpost, page: '/apis' }] }], [], []))).toContain(
    'No page exists at "/apis".',
  )
})

const listed = (path: string, hasSidebar = true) => ({ path, hasSidebar, sourceFile: `content/docs${path}.mdx` })

test('every entry that leads nowhere is named, with the nearest page, and every page that is listed twice or after a group', () => {
  const wrong: WrittenSidebar = {
    ...docs,
    page: '/howto',
    entries: [{ category: 'Guides', page: '/how-to', entries: ['/how-to/how-to-create-api-token'] }, '/'],
  }
  const pages = ['/', '/how-to', '/how-to/how-to-create-api-tokens'].map((path) => listed(path, false))
  expect(formatProblems(sidebarProblems([wrong, { ...docs, name: 'more', entries: ['/'] }], [], pages)))
    .toMatchInlineSnapshot(`
      "content/site/sidebars.ts  docs > 2
        This entry comes after a group, so that it seems to belong to it.
        Move it before the first group.

      content/site/sidebars.ts  docs > Guides > 1
        No page exists at "/how-to/how-to-create-api-token".
        Did you mean "/how-to/how-to-create-api-tokens"?

      content/site/sidebars.ts  docs > page
        No page exists at "/howto".
        Did you mean "/how-to"?

      content/site/sidebars.ts  more > 1
        "/" is already listed, at docs > 2.
        Keep one of the two."
    `)
})

test('a page that no sidebar lists is a problem, unless it says that it has none', () => {
  const pages = [listed('/a'), listed('/b', false), listed('/how-to')]
  const sidebar = { ...docs, entries: [] }
  expect(
    formatProblems(sidebarProblems([sidebar], [{ ...sidebar, tree: [{ label: 'Docs', path: '/how-to' }] }], pages)),
  ).toMatchInlineSnapshot(`
      "content/docs/a.mdx
        No sidebar lists "/a".
        List it in content/site/sidebars.ts, or write \`sidebar: false\` in its front matter."
    `)
})

test('what is below a section or a group is listed in groups', () => {
  expect(groupsBelow('/how-to', resolved(docs))).toEqual([
    { label: null, path: null, pages: ['/'] },
    { label: 'Server-side SDKs', path: null, pages: ['/reference/sdks/go', '/reference/sdks/node'] },
  ])
  expect(groupsBelow('/api/tags', resolved(api))).toEqual([{ label: null, path: null, pages: ['/api/list-tags'] }])
  expect(groupsBelow('/api', resolved(api))).toEqual([{ label: null, path: null, pages: ['/api/addons', '/api/tags'] }])
})

test('a list of pages below a page that has none is a problem', () => {
  const sidebars = [resolved(docs), resolved(api)]
  const withList = (path: string): PageWithList => ({
    path,
    sourceFile: `content/docs${path}.mdx`,
    tree: pack([
      ['p', 0, 'Text'],
      ['Admonition', 0, ['SidebarPages', 0]],
    ]),
  })
  expect(emptyLists(['/how-to', '/api', '/api/tags'].map(withList), sidebars)).toEqual([])
  expect(formatProblems(emptyLists([withList('/how-to/how-to-create-api-tokens')], sidebars))).toMatchInlineSnapshot(`
    "content/docs/how-to/how-to-create-api-tokens.mdx
      <SidebarPages> shows nothing: no sidebar has pages below "/how-to/how-to-create-api-tokens".
      Add some in content/site/sidebars.ts, or remove it."
  `)
})
