import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { NodeInput, SourceNodesArgs } from 'gatsby'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../__fixtures__/documentWith'
import { sourceNodes } from './sourceNodes'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the hook over a bundled file and collects what Gatsby gets. */
async function run(bundledFile: string) {
  const nodes: NodeInput[] = []
  const printed: string[] = []
  const args = {
    actions: { createNode: async (node: NodeInput) => void nodes.push(node) },
    createNodeId: (key: string) => `id of ${key}`,
    createContentDigest: () => 'digest',
    cache: { get: async () => undefined, set: async () => undefined },
    reporter: {
      warn: (text: string) => printed.push(`warn ${text}`),
      panicOnBuild: (text: string) => printed.push(`panic ${text}`),
    },
  }
  const options = {
    document: { url: 'http://127.0.0.1:9/', bundledFile },
    routeBase: '/reference/api/unleash',
    infoSlug: 'unleash-api',
    sidebar: 'docs',
    editUrlBase: 'https://example.com/edit/',
    siteUrls: [],
    oldPaths: {},
    plugins: [],
  }
  await sourceNodes?.(args as unknown as SourceNodesArgs, options, () => undefined)
  return { nodes, printed }
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
