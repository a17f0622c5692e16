import { expect, test } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import { pageList } from './pageList'

const docs = new Map()

const node = (path: string, sourceFile = `content/docs${path}.mdx`, hasSidebar = true) => ({
  id: `${path} ${sourceFile}`,
  path,
  title: `Page ${path}`,
  hasSidebar,
  sourceFile,
  documentation: null,
  edition: null,
  internal: { type: 'Doc' },
})

test('a page carries its id, its sidebar and its place there', () => {
  const place = { trail: [{ label: 'Guides' }], next: { label: 'B', path: '/b' } }
  const places = new Map(['/a', '/c'].map((path) => [path, { sidebar: 'guides', ...place }]))
  const { pages } = pageList([node('/a'), node('/c', 'c.mdx', false)], places)
  expect(pages).toEqual([
    { path: '/a', type: 'Doc', context: { id: '/a content/docs/a.mdx', sidebar: 'guides', ...place } },
    { path: '/c', type: 'Doc', context: { id: '/c c.mdx', sidebar: null, trail: [] } },
  ])
})

test('a page that has versions knows them', () => {
  const edition = { name: '5.7', path: '/api-5-7', isCurrent: false, versions: [] }
  const { pages } = pageList([{ ...node('/api-5-7/a'), edition }], docs)
  expect(pages[0]?.context.edition).toBe(edition)
})

test('a page knows itself in the other versions and languages that have it', () => {
  const editions = [
    [{ path: '' }, { path: '/v4' }],
    [{ path: '' }, { path: '/fr' }],
  ]
  const { pages } = pageList(
    ['/a', '/b', '/v4/a', '/fr/a'].map((path) => node(path)),
    docs,
    editions,
  )
  expect(pages.map(({ path, context }) => [path, context.samePages])).toEqual([
    ['/a', ['/v4/a', '/fr/a']],
    ['/b', undefined],
    ['/fr/a', ['/a']],
    ['/v4/a', ['/a']],
  ])
})

test.each(['/', '/contributing/ADRs', '/a_b/c-1'])('%s is a path', (path) => {
  expect(pageList([node(path)], docs).problems).toEqual([])
})

test('a bad path loses its own page only, and every one is named', () => {
  const paths = ['/../../etc', '/a//b', '/a/', 'a', '/a b', '/é', '/%2e%2e', '/</script>', '/a.html', '/__proto__/..']
  const { pages, problems } = pageList([...paths.map((path) => node(path, 'x.json')), node('/good')], docs)
  expect(pages.map(({ path }) => path)).toEqual(['/good'])
  expect(problems).toHaveLength(paths.length)
  expect(formatProblems(problems.filter(({ what }) => what.includes('etc')))).toMatchInlineSnapshot(`
    "x.json
      "/../../etc" can't be the path of a page.
      Use a leading slash, letters, digits, "_" and "-" between single slashes, and no slash at the end."
  `)
})

test('of two sources of one path the same is kept in any order: of a guide and a fetched text the guide', () => {
  const guide = node('/a', 'content/docs/a.mdx')
  const fetched = node('/a', 'https://example.com/openapi.json')
  for (const nodes of [
    [guide, fetched, node('/b')],
    [node('/b'), fetched, guide],
  ]) {
    const { pages, problems } = pageList(nodes, docs)
    expect(pages.map(({ context }) => context.id)).toEqual(['/a content/docs/a.mdx', '/b content/docs/b.mdx'])
    expect(formatProblems(problems)).toMatch(
      /^https:\/\/example\.com\/openapi\.json\n {2}"\/a" is already created from content\/docs\/a\.mdx/,
    )
  }
})

test('the first of two sources of one path is kept; paths that differ in case are an error', () => {
  const { pages, problems } = pageList(
    [node('/a', 'first.mdx'), node('/a', 'second.mdx'), node('/Guides', 'one.mdx'), node('/guides', 'two.mdx')],
    docs,
  )
  expect(pages.map(({ context }) => context.id)).toEqual(['/Guides one.mdx', '/a first.mdx'])
  expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'error'])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "second.mdx
      "/a" is already created from first.mdx; this second source is ignored.
      Move one of the two.

    two.mdx
      "/guides" differs from "/Guides" (one.mdx) only in letter case.
      Rename one of the two: some file systems cannot tell them apart."
  `)
})

test('a page of src/pages is not made twice', () => {
  const { pages, problems } = pageList([node('/a', 'a.mdx'), node('/404', 'content/docs/404.mdx')], docs)
  expect(pages.map(({ path }) => path)).toEqual(['/a'])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/docs/404.mdx
      "/404" is already created from src/pages/404.tsx; this second source is ignored.
      Move one of the two."
  `)
})

test('a page knows the title of the page that explains its subject', () => {
  const { pages } = pageList(
    [
      { ...node('/api/a'), documentation: '/guides/flags#types' },
      { ...node('/api/b'), documentation: 'https://elsewhere.example.com/' },
      { ...node('/api/c'), documentation: null },
      node('/guides/flags'),
    ],
    docs,
  )
  expect(pages.map(({ context }) => context.guide)).toEqual([
    { path: '/guides/flags#types', label: 'Page /guides/flags' },
    { path: 'https://elsewhere.example.com/', label: 'https://elsewhere.example.com/' },
    undefined,
    undefined,
  ])
})
