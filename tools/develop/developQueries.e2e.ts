import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developFile, indexFile, type SearchablePage } from '../../src/shared/search/searchIndex'
import { cleaningUp, withEditedFile } from './withEditedFile'
import { countNodes, graphqlBlocks } from './graphqlBlocks'
import { sendQuery, startDevelop, type DevelopServer } from './startDevelop'

/** In milliseconds, on a machine that builds at the same time. */
const limit = 30_000

const blocks = graphqlBlocks(fs.readFileSync('docs/graphql.md', 'utf8'))
let server: DevelopServer | undefined
let chosen = { html: '', paths: [''], output: '' }

beforeAll(async () => {
  const subset = await startDevelop(150_000, { DOCS: 'quickstart /reference/segments' })
  try {
    const { data } = await sendQuery(subset.origin, '{ allSitePage(sort: { path: ASC }) { nodes { path } } }')
    const { nodes } = (data as { allSitePage: { nodes: { path: string }[] } }).allSitePage
    const paths = nodes.map(({ path }) => path.replace(/(?<=.)\/$/, ''))
    const html = await (await fetch(`${subset.origin}/quickstart`)).text()
    chosen = { html, paths, output: subset.output() }
  } finally {
    await subset.stop()
  }
  server = await startDevelop(300_000)
})

afterAll(() => server?.stop())

test('DOCS names the pages that are served, without the API and without SDK guides', () => {
  const { html, paths, output } = chosen
  expect(paths).toEqual(expect.arrayContaining(['/', '/quickstart', '/reference/segments']))
  expect(paths.filter((path) => /^\/(reference\/(api|sdks|environments)|how-to)/.test(path))).toEqual([])
  expect(html).toContain('<div id="___gatsby"')
  expect(output).toContain('by the variable DOCS')
})

test('the README shows queries', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(6)
})

test.each(blocks)('$name', async ({ query, mayBeEmpty }) => {
  const { data, errors } = await sendQuery(server?.origin ?? '', query)
  expect(errors).toBeUndefined()
  expect(countNodes(data)).toBeGreaterThanOrEqual(mayBeEmpty ? 0 : 1)
  expect(Object.keys(data as object).length).toBeGreaterThan(0)
})

interface MdxPage {
  frontmatter: { title: string | null; description: string | null }
  excerpt: string
  tableOfContents: TocEntry
  body: string
  parent: { relativePath: string }
}
interface TocEntry {
  url?: string
  title?: string
  items?: TocEntry[]
}
const entriesOf = (entry: TocEntry): TocEntry[] => [entry, ...(entry.items ?? []).flatMap(entriesOf)]

test('fields of gatsby-plugin-mdx are those of every page', { timeout: 8 * limit }, async () => {
  const { data, errors } = await sendQuery(
    server?.origin ?? '',
    `{
      allMdx(sort: { frontmatter: { title: ASC } }) {
        nodes {
          frontmatter { title description }
          excerpt
          tableOfContents
          body
          parent { ... on File { relativePath } }
        }
      }
      allDoc { nodes { sourceFile title description headings { id text } } }
      filtered: allMdx(filter: { frontmatter: { title: { eq: "Segments" } } }) { nodes { frontmatter { title } } }
    }`,
  )
  expect(errors).toBeUndefined()
  const { allMdx, allDoc, filtered } = data as {
    allMdx: { nodes: MdxPage[] }
    allDoc: { nodes: { sourceFile: string; title: string; description: string; headings: { id: string }[] }[] }
    filtered: unknown
  }
  expect(filtered).toEqual({ nodes: [{ frontmatter: { title: 'Segments' } }] })
  expect(allDoc.nodes.length).toBeGreaterThan(100)
  const pages = new Map(allMdx.nodes.map((page) => [`content/docs/${page.parent.relativePath}`, page]))
  for (const { sourceFile, title, description, headings } of allDoc.nodes) {
    const page = pages.get(sourceFile)
    const entries = page ? entriesOf(page.tableOfContents) : []
    const anchors = entries.flatMap(({ url }) => (url === undefined ? [] : [url]))
    expect.soft(page?.frontmatter, sourceFile).toEqual({ title, description })
    expect
      .soft(
        headings.map(({ id }) => `#${id}`),
        sourceFile,
      )
      .toEqual(expect.arrayContaining(anchors))
    expect.soft(page?.excerpt, sourceFile).toMatch(/\w/)
    for (const text of [page?.excerpt, ...entries.map((entry) => entry.title)]) {
      expect.soft(text ?? '', sourceFile).not.toMatch(/\[#|:::|<\/?[A-Z]|\{\/\*/)
    }
    expect.soft(page?.body, sourceFile).not.toMatch(/^---/)
  }
})

test.each([
  { file: 'content/site/footer.ts', before: "copyright: '", query: '{ footer { copyright } }' },
  {
    file: 'content/data/flagTypes.ts',
    before: "useFor: '",
    query: '{ allFlagType(sort: { name: ASC }) { nodes { useFor } } }',
  },
  {
    // Its first paragraph: unit tests, which may run at the same time, read the headings.
    file: 'content/readmes/go.md',
    before: '\n\n',
    query: '{ allReadme(sort: { path: ASC }) { nodes { tree } } }',
  },
  {
    file: 'content/openapi/introduction.md',
    before: '## ',
    query: '{ allApiPage(sort: { path: ASC }) { nodes { headings { text } } } }',
  },
  {
    file: 'content/openapi/unleash.json',
    before: '"summary": "',
    query: '{ allApiOperation(sort: { path: ASC }) { nodes { title } } }',
  },
])(
  'a change of $file arrives without a restart, and goes again',
  { timeout: 4 * limit },
  async ({ file, before, query }) => {
    const response = async () => JSON.stringify(await sendQuery(server?.origin ?? '', query))
    const original = await response()
    await withEditedFile(
      file,
      (text) => text.replace(before, `${before}Changed `),
      () => expect.poll(response, { timeout: limit }).toContain('"Changed '),
    )
    await expect.poll(response, { timeout: limit }).toBe(original)
  },
)

test('search finds the texts of pages, and an edited text', { timeout: 4 * limit }, async () => {
  const searchedText = async (page: string) => {
    const response = await fetch(`${server?.origin}${developFile(indexFile)}`)
    const searched = ((await response.json()) as SearchablePage[]).find(({ path }) => path === page)
    return searched?.sections.map(({ text }) => text).join(' ')
  }
  expect(await searchedText('/reference/feature-toggles')).toContain('feature flag')
  await withEditedFile(
    'content/docs/reference/feature-toggles.mdx',
    (text) => `${text}\nThis sentence is searched.\n`,
    () =>
      expect
        .poll(() => searchedText('/reference/feature-toggles'), { timeout: limit })
        .toContain('This sentence is searched.'),
  )
})

test(
  'a dead link is reported when its page is saved, until what it leads to exists',
  { timeout: 4 * limit },
  async () => {
    const page = 'content/docs/reference/feature-toggles.mdx'
    const target = 'content/docs/reference/written-later.mdx'
    const link = '[later](/reference/written-later#part)'
    const reported = /feature-toggles\.mdx:(\d+) {2}later\n\s+"\/reference\/written-later#part" does not match any page/
    const existsLater = async () =>
      JSON.stringify(await sendQuery(server?.origin ?? '', '{ allDoc { nodes { path } } }')).includes('/written-later"')
    let lines = 0
    await withEditedFile(
      page,
      (text) => {
        lines = text.split('\n').length
        return `${text}\nSee ${link}.\n`
      },
      async () => {
        await expect.poll(() => reported.exec(server?.output() ?? '')?.[1], { timeout: limit }).toBe(String(lines + 1))
        const before = server?.output().length ?? 0
        await cleaningUp(
          () => fs.rmSync(target, { force: true }),
          async () => {
            fs.writeFileSync(target, laterPage)
            await expect.poll(existsLater, { timeout: limit }).toBe(true)
            // The page has no such heading yet, so the link is checked again after the page is there.
            const output = () => server?.output().slice(before) ?? ''
            await expect
              .poll(output, { timeout: limit })
              .toContain('an anchor that does not exist on /reference/written-later')
            const then = server?.output().length ?? 0
            fs.appendFileSync(target, '\n## A part [#part]\n\nIts text, with [a dead end](/reference/nowhere).\n')
            await expect.poll(() => server?.output().slice(then), { timeout: limit }).toContain('/reference/nowhere')
            expect(server?.output().slice(then)).not.toContain('/reference/written-later#part')
          },
        )
      },
    )
  },
)

const laterPage = `---
title: A page that is written later
description: A page that a test adds while the development server runs, and then removes.
sidebar: false
---

Its text.
`
