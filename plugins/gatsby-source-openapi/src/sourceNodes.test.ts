import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { NodeInput, SourceNodesArgs } from 'gatsby'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../__fixtures__/documentWith'
import { placeholders } from '../__fixtures__/placeholders'
import { sourceNodes } from './sourceNodes'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the hook over a bundled file and collects what Gatsby gets. */
async function run(bundledFile: string, kept = new Map<string, unknown>()) {
  const nodes: NodeInput[] = []
  const printed: string[] = []
  const touched: string[] = []
  const args = {
    actions: {
      createNode: async (node: NodeInput) => void nodes.push(node),
      touchNode: ({ id }: NodeInput) => void touched.push(id),
    },
    createNodeId: (key: string) => `id of ${key}`,
    createContentDigest: () => 'digest',
    cache: { get: async (key: string) => kept.get(key), set: async (key: string, value: unknown) => void kept.set(key, value) },
    store: { getState: () => ({ program: { directory: folder } }) },
    getNodesByType: (type: string) => [{ id: `kept ${type}` }],
    reporter: {
      warn: (text: string) => printed.push(`warn ${text}`),
      panicOnBuild: (text: string) => printed.push(`panic ${text}`),
    },
  }
  const options = {
    document: { url: 'http://127.0.0.1:9/', bundledFile },
    introductionFile: 'content/openapi/introduction.md',
    routeBase: '/reference/api/unleash',
    infoSlug: 'unleash-api',
    filesBase: '/openapi/unleash',
    placeholders,
    sidebar: 'docs',
    editUrlBase: 'https://example.com/edit/',
    siteUrls: [],
    oldPaths: {},
    plugins: [],
  }
  await sourceNodes?.(args as unknown as SourceNodesArgs, options, () => undefined)
  return { nodes, printed, touched }
}

describe('sourceNodes', () => {
  it('makes nodes of the bundled document and has nothing to say', async () => {
    const { nodes, printed } = await run('content/openapi/unleash.json')
    expect(printed).toEqual([])
    expect(nodes.filter(({ internal }) => internal.type === 'ApiOperation')).toHaveLength(259)
    expect(nodes.find(({ slug }) => slug === 'get-addons')).toMatchObject({
      id: 'id of ApiOperation:getAddons',
      tag: 'id of ApiTag:Addons',
      sourceFile: 'content/openapi/unleash.json',
      editUrl: 'https://example.com/edit/content/openapi/unleash.json',
      internal: { type: 'ApiOperation', contentDigest: 'digest' },
    })
    expect(nodes.find(({ kind }) => kind === 'introduction')).toMatchObject({
      sourceFile: 'content/openapi/introduction.md',
      editUrl: 'https://example.com/edit/content/openapi/introduction.md',
    })
  }, 60_000)

  it('writes the downloads, and keeps everything where the document did not change', async () => {
    const file = path.join(folder, 'same.json')
    await writeFile(file, JSON.stringify(documentOf(2)))
    const kept = new Map<string, unknown>()
    const first = await run(file, kept)
    expect(first.nodes.length).toBeGreaterThan(2)
    expect(await readdir(path.join(folder, 'public/openapi'))).toEqual(['unleash', 'unleash.json', 'unleash.yaml'])
    expect(await readdir(path.join(folder, 'public/openapi/unleash'))).toEqual(['flags.json', 'flags.yaml', 'samples'])
    const second = await run(file, kept)
    expect(second.nodes).toEqual([])
    expect(second.touched).toEqual(['kept ApiPage', 'kept ApiTag', 'kept ApiOperation', 'kept ApiSchema'])
    await rm(path.join(folder, 'public'), { recursive: true })
    expect((await run(file, kept)).nodes).toHaveLength(first.nodes.length)
  })

  it('reports all problems of a bad document at once and makes no node', async () => {
    const file = path.join(folder, 'bad.json')
    await writeFile(
      file,
      JSON.stringify(documentOf(4)).replace('getFlag2"', 'getFlag1"').replace('getFlag4"', 'getFlag3"'),
    )
    const { nodes, printed } = await run(file)
    expect(nodes).toEqual([])
    expect(printed).toHaveLength(1)
    expect(printed[0]).toMatch(/^panic Reading the OpenAPI document: 2 problems/)
  })
})
