import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from 'gatsby'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentOf } from '../__fixtures__/documentWith'
import { placeholders } from '../__fixtures__/placeholders'
import type * as markdownTree from '../../markdown-tree'
import type { ApiSource } from '../types'
import { onCreateNode, shouldOnCreateNode, sourceNodes } from './sourceNodes'

/** As on a busy machine, where a text can exceed its time limit in one run and not in the next. */
let isSlow = false
vi.mock('../../markdown-tree', async (importOriginal) => {
  const original = await importOriginal<typeof markdownTree>()
  const compileUntrusted: typeof original.compileUntrusted = async (markdown, options) => {
    const text = await original.compileUntrusted(markdown, options)
    return isSlow ? { ...text, tree: [['pre', 0, markdown]], isPreformatted: true } : text
  }
  return { ...original, compileUntrusted }
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'))
  // Outside of the repository: its date is that of a commit.
  await writeFile(path.join(folder, 'introduction.md'), '## How to send a request\n\nWith a token.\n')
})
afterAll(() => rm(folder, { recursive: true }))

const optionsFor = (
  bundledFile: string,
  over: Partial<ApiSource> = {},
  older: ApiSource[] = [],
  historyFile?: string,
) => ({
  documents: [
    {
      version: bundledFile.startsWith('content/') ? '5.8' : '1.2',
      isCurrent: true as const,
      url: 'http://127.0.0.1:9/',
      bundledFile,
      routeBase: '/reference/api/unleash',
      ...over,
    },
    ...older,
  ],
  introductionFile: bundledFile.startsWith('content/')
    ? 'content/openapi/introduction.md'
    : path.join(folder, 'introduction.md'),
  historyFile:
    historyFile ??
    (bundledFile.startsWith('content/')
      ? 'content/data/operationHistory.json'
      : 'e2e/small-site/content/data/operationHistory.json'),
  infoSlug: 'unleash-api',
  filesBase: '/openapi/unleash',
  placeholders,
  editUrlBase: 'https://example.com/edit/',
  siteUrls: ['https://docs.example.com'],
  oldPaths: {},
  textTypes: ['Doc'],
  plugins: [],
})

/** The arguments of a hook that collect what Gatsby gets; the files of the options have nodes. */
function collecting(
  { introductionFile, historyFile, documents }: ReturnType<typeof optionsFor>,
  kept: Map<string, unknown>,
  earlier?: readonly NodeInput[],
) {
  const collected = {
    nodes: [] as NodeInput[],
    printed: [] as string[],
    touched: [] as string[],
    deleted: [] as string[],
  }
  const files = [introductionFile, historyFile, ...documents.map(({ bundledFile }) => bundledFile)]
  const args = {
    actions: {
      createNode: async (node: NodeInput) => void collected.nodes.push(node),
      touchNode: ({ id }: NodeInput) => void collected.touched.push(id),
      deleteNode: ({ id }: NodeInput) => void collected.deleted.push(id),
    },
    createNodeId: (key: string) => `id of ${key}`,
    createContentDigest: (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('hex'),
    cache: {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: unknown) => void kept.set(key, value),
    },
    store: { getState: () => ({ program: { directory: folder } }) },
    getNodesByType: (type: string) =>
      type === 'File'
        ? files.map((file) => ({ absolutePath: path.resolve(file) }))
        : (earlier?.filter(({ internal }) => internal.type === type) ?? [{ id: `kept ${type}` }]),
    loadNodeContent: ({ absolutePath }: { absolutePath: string }) => readFile(absolutePath, 'utf8'),
    reporter: {
      warn: (text: string) => collected.printed.push(`warn ${text}`),
      panicOnBuild: (text: string) => collected.printed.push(`panic ${text}`),
    },
  }
  return { args, collected }
}

/** Runs `sourceNodes` over a bundled file. */
async function run(
  bundledFile: string,
  kept = new Map<string, unknown>(),
  ...more: Parameters<typeof optionsFor> extends [string, ...infer Rest] ? Rest : never
) {
  const options = optionsFor(bundledFile, ...more)
  const { args, collected } = collecting(options, kept)
  await sourceNodes(args as unknown as SourceNodesArgs, options)
  return collected
}

describe('sourceNodes', () => {
  it('makes nodes of the bundled document without problems', async () => {
    const { nodes, printed } = await run('content/openapi/unleash.json')
    expect(printed).toEqual([])
    expect(nodes.filter(({ internal }) => internal.type === 'ApiOperation')).toHaveLength(259)
    expect(nodes.filter(({ internal, history }) => internal.type === 'ApiOperation' && history === null)).toEqual([])
    expect(nodes.find(({ slug }) => slug === 'get-addons')).toMatchObject({
      id: 'id of ApiOperation:getAddons',
      tag: 'id of ApiTag:Addons',
      history: { since: '4.14', removed: null, until: '8.1' },
      sourceFile: 'content/openapi/unleash.json',
      editUrl: 'https://example.com/edit/content/openapi/unleash.json',
      internal: { type: 'ApiOperation', contentDigest: expect.any(String) as string },
    })
    expect(nodes.find(({ kind }) => kind === 'introduction')).toMatchObject({
      sourceFile: 'content/openapi/introduction.md',
      editUrl: 'https://example.com/edit/content/openapi/introduction.md',
    })
  }, 60_000)

  it('writes the downloads, and keeps everything unless the document, an option or the files changed', async () => {
    const file = path.join(folder, 'same.json')
    await writeFile(file, JSON.stringify(documentOf(2)))
    const kept = new Map<string, unknown>()
    const first = await run(file, kept)
    expect(first.nodes.length).toBeGreaterThan(2)
    expect(await readdir(path.join(folder, 'public/openapi'))).toEqual(['unleash', 'unleash.json', 'unleash.yaml'])
    expect(await readdir(path.join(folder, 'public/openapi/unleash'))).toEqual(['flags.json', 'flags.yaml', 'samples'])
    isSlow = true
    const second = await run(file, kept)
    isSlow = false
    expect(second.nodes).toEqual([])
    expect(second.touched).toEqual(['kept ApiPage', 'kept ApiTag', 'kept ApiOperation', 'kept ApiSchema'])
    expect((await run(file, kept, { routeBase: '/reference/api/other' })).nodes).toHaveLength(first.nodes.length)
    expect((await run(file, kept)).nodes).toHaveLength(first.nodes.length)
    await rm(path.join(folder, 'public'), { recursive: true })
    expect((await run(file, kept)).nodes).toHaveLength(first.nodes.length)
  })

  it('makes nodes again that were deleted, as after a run that left the API out', async () => {
    const file = path.join(folder, 'again.json')
    await writeFile(file, JSON.stringify(documentOf(2)))
    const kept = new Map<string, unknown>()
    const first = await run(file, kept)
    const options = optionsFor(file)
    const { args, collected } = collecting(options, kept, [])
    await sourceNodes(args as unknown as SourceNodesArgs, options)
    expect(collected.nodes).toHaveLength(first.nodes.length)
  })

  it('reports all problems of a bad document together and makes no node', async () => {
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

describe('a change in gatsby develop', () => {
  const followed = () => path.join(folder, 'followed.json')
  const fileNode = (file: string) => ({ internal: { type: 'File' }, absolutePath: file }) as unknown as Node

  async function change(text: string, earlier: readonly NodeInput[]) {
    await writeFile(followed(), text)
    const options = optionsFor(followed())
    const { args, collected } = collecting(options, new Map(), earlier)
    const node = fileNode(followed())
    await onCreateNode({ ...args, node } as unknown as CreateNodeArgs, options)
    return collected
  }

  it('counts if it is one of a file of the API', () => {
    const isFollowed = (file: string) => shouldOnCreateNode({ node: fileNode(file) }, optionsFor(followed()))
    const files = [followed(), path.join(folder, 'introduction.md'), path.join(folder, 'other.json')]
    expect(files.map(isFollowed)).toEqual([true, true, false])
  })

  it('replaces nodes, and deletes those of what is gone', async () => {
    await writeFile(followed(), JSON.stringify(documentOf(3)))
    const { nodes: earlier } = await run(followed())
    const text = JSON.stringify(documentOf(2)).replace('List flags', 'List all flags')
    const { nodes, deleted } = await change(text, earlier)
    expect(nodes.find(({ internal }) => internal.type === 'ApiOperation')).toMatchObject({ title: 'List all flags' })
    expect(deleted).toEqual(['id of ApiOperation:getFlag3'])
  })

  it('that leaves half of a document keeps all nodes', async () => {
    const { nodes, deleted, printed } = await change(JSON.stringify(documentOf(3)).slice(0, 200), [])
    expect([nodes, deleted]).toEqual([[], []])
    expect(printed).toHaveLength(1)
    expect(printed[0]).toMatch(/^panic Reading the OpenAPI document: 1 problem/)
  })
})

describe('several versions', () => {
  const older = { version: '1.1', bundledFile: '', routeBase: '/reference/api/unleash-1-1' }

  async function write(name: string, version: string, ...edits: [string, string][]): Promise<string> {
    const file = path.join(folder, name)
    const text = JSON.stringify(documentOf(2), null, 2).replace('1.2.3', version)
    await writeFile(
      file,
      edits.reduce((edited, [from, to]) => edited.replace(from, to), text),
    )
    return file
  }

  it('have their own nodes, paths and files, and know each other', async () => {
    const current = await write('current.json', '1.2.3')
    const old = await write('old.json', '1.1.0', ['/flags/2', '/flags/gone'])
    const historyFile = path.join(folder, 'none.json')
    await writeFile(historyFile, '{ "sources": [] }')
    const { nodes, printed } = await run(current, new Map(), {}, [{ ...older, bundledFile: old }], historyFile)
    expect(printed).toEqual([])
    const operations = nodes.filter(({ internal }) => internal.type === 'ApiOperation')
    expect(operations.map(({ id, path: page, otherVersion }) => [id, page, otherVersion])).toEqual([
      ['id of ApiOperation:getFlag1', '/reference/api/unleash/get-flag-1', null],
      ['id of ApiOperation:getFlag2', '/reference/api/unleash/get-flag-2', null],
      ['id of ApiOperation:1.1/getFlag1', '/reference/api/unleash-1-1/get-flag-1', '1.1'],
      ['id of ApiOperation:1.1/getFlag2', '/reference/api/unleash-1-1/get-flag-2', '1.1'],
    ])
    expect(operations[3]).toMatchObject({
      tag: 'id of ApiTag:1.1/Flags',
      related: ['id of ApiOperation:1.1/getFlag1'],
      samplesFile: '/openapi/unleash-1.1/samples/get-flag-2.json',
      edition: {
        name: '1.1',
        path: '/reference/api/unleash-1-1',
        isCurrent: false,
        versions: [
          { name: '1.2', isCurrent: true, path: '/reference/api/unleash', hasPage: false },
          { name: '1.1', isCurrent: false, path: '/reference/api/unleash-1-1/get-flag-2', hasPage: true },
        ],
      },
    })
    const titles = nodes
      .filter(({ internal }) => internal.type === 'ApiPage')
      .map(({ title, notice }) => [title, notice])
    expect(titles).toEqual([
      ['Flags API reference', null],
      ['Flags API', null],
      ['Flags 1.1 API reference', null],
      ['Flags 1.1 API', null],
    ])
    const files = ['unleash', 'unleash-1.1', 'unleash-1.1.json', 'unleash-1.1.yaml', 'unleash.json', 'unleash.yaml']
    expect((await readdir(path.join(folder, 'public/openapi'))).sort()).toEqual(files)
    await run(current)
    expect(await readdir(path.join(folder, 'public/openapi'))).toEqual(['unleash', 'unleash.json', 'unleash.yaml'])
  })

  it('with mistakes in the list and in documents make no node, and all mistakes are reported together', async () => {
    const current = await write('current.json', '1.2.3')
    const old = await write('old.json', '1.0.0')
    const { nodes, printed } = await run(current, new Map(), {}, [
      { ...older, bundledFile: old },
      { ...older, version: '1.2', routeBase: '/reference/api/unleash', bundledFile: path.join(folder, 'missing.json') },
    ])
    expect(nodes).toEqual([])
    expect(printed.map((text) => text.replaceAll(`${folder}/`, ''))).toMatchInlineSnapshot(`
      [
        "panic Reading the OpenAPI document: 4 problems

      missing.json
        The bundled copy of the OpenAPI document can't be read.
        Restore the file from the repository.

      old.json:5  /info/version
        The document is of version "1.0", but content/site/sources.ts lists it as "1.1".
        Correct the version there, or replace the document.

      content/site/sources.ts  openApiDocuments > 3
        The version "1.2" is already entry 1.
        Remove one of the two, or correct its version.

      content/site/sources.ts  openApiDocuments > 3
        The pages would be at "/reference/api/unleash", like those of entry 1.
        Give each version its own "routeBase".
      ",
      ]
    `)
  })

  it.each([
    ['an operation of one of them may have a history', '/flags/2', []],
    ['an operation of none may not', '/flags/7', ['The API document has no operation "GET /flags/2".']],
  ])('%s', async (_, endpoint, expected) => {
    const current = await write('current.json', '1.2.3', ['/flags/2', '/flags/3'])
    const old = await write('old.json', '1.1.0', ['/flags/2', endpoint])
    const historyFile = path.join(folder, 'history.json')
    const operations = { 'GET /flags/2': { since: '1.0', removed: '1.2' } }
    await writeFile(historyFile, JSON.stringify({ sources: [{ name: 'A', first: '1.0', last: '1.2', operations }] }))
    const { printed } = await run(current, new Map(), {}, [{ ...older, bundledFile: old }], historyFile)
    expect(printed.flatMap((text) => /The API document has .*/.exec(text)?.[0] ?? [])).toEqual(expected)
  })
})
