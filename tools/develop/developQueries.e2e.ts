import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  developPartFile,
  indexFolder,
  type FirstPart,
  type TextPart,
  withTexts,
} from '../../src/shared/search/searchIndex'
import { withEditedFile } from '../bench/withEditedFile'
import { withSiteLock } from '../setup/build.mjs'
import { countNodes, graphqlBlocks } from './graphqlBlocks'
import { sendQuery, startDevelop, type DevelopServer } from './startDevelop'

/** In milliseconds, on a machine that builds at the same time. */
const limit = 30_000

const blocks = graphqlBlocks(fs.readFileSync('docs/graphql.md', 'utf8'))
let server: DevelopServer | undefined

beforeAll(async () => {
  server = await startDevelop({ command: 'npm test -- develop', limit: 110_000 })
})

afterAll(() => server?.stop())

test('no other program writes the cache meanwhile', async () => {
  await expect(withSiteLock('npm run develop', () => Promise.resolve())).rejects.toThrow(
    '"npm test -- develop" is running in this folder',
  )
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

test.each([
  { file: 'content/site/footer.ts', before: "copyright: '", query: '{ footer { copyright } }' },
  {
    file: 'content/data/flagTypes.ts',
    before: "useFor: '",
    query: '{ allFlagType(sort: { name: ASC }) { nodes { useFor } } }',
  },
  {
    file: 'content/readmes/go.md',
    before: '## ',
    query: '{ allReadme(sort: { path: ASC }) { nodes { headings { text } } } }',
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
  const read = async (path: string): Promise<unknown> => (await fetch(`${server?.origin}${path}`)).json()
  const searchedText = async (page: string) => {
    const { pages, texts } = (await read(`/${indexFolder}/${developPartFile}`)) as FirstPart
    const searched = withTexts(pages, (await read(texts)) as TextPart).find(({ path }) => path === page)
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
