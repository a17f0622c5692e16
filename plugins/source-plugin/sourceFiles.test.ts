import path from 'node:path'
import type { CreateNodeArgs, Node, NodePluginArgs, PluginOptions } from 'gatsby'
import { expect, test } from 'vitest'
import { fileReader, followFiles, temporaryFile } from './sourceFiles'

const fileNode = (file: string) => ({ internal: { type: 'File' }, absolutePath: path.resolve(file) }) as unknown as Node
const options: PluginOptions = { plugins: [] }
const args = {} as NodePluginArgs

test('a file is read from its node', async () => {
  const readFile = fileReader({
    getNodesByType: (type) => (type === 'File' ? [fileNode('content/readmes/go.md')] : []),
    loadNodeContent: async (node) => `The text of ${String(node.absolutePath)}`,
  })
  expect(await readFile('content/readmes/go.md')).toBe(`The text of ${path.resolve('content/readmes/go.md')}`)
  await expect(readFile('content/readmes/java.md')).rejects.toThrow(
    'gatsby-source-filesystem serves no file "content/readmes/java.md".',
  )
})

test.each(
  '.#page.mdx #page.mdx# page.mdx~ .page.mdx.swp .page.mdx.swo 4913 page.mdx.bak page.mdx.tmp page.mdx___jb_tmp___ .DS_Store ._page.mdx Thumbs.db'.split(
    ' ',
  ),
)('%s is a temporary file', (name) => {
  expect(temporaryFile.test(name)).toBe(true)
  expect(temporaryFile.test(`/home/me/content/docs/${name}`)).toBe(true)
})

test.each([
  'page.mdx',
  '/home/.me/docs~/page.mdx',
  'a#b.mdx',
  'index.tmpl.ts',
  'C:\\docs\\page.mdx',
  'static/.well-known/x.json',
])('%s is not', (name) => {
  expect(temporaryFile.test(name)).toBe(false)
})

test('files are followed once their nodes have been made', async () => {
  const { sourceNodes, shouldOnCreateNode } = followFiles(
    () => ['content/readmes', 'content/openapi/api.json'],
    async () => undefined,
  )
  const isFollowed = (node: Node) => shouldOnCreateNode({ node }, options)
  expect(isFollowed(fileNode('content/readmes/go.md'))).toBe(false)
  await sourceNodes(args, options)
  expect(isFollowed(fileNode('content/readmes/go.md'))).toBe(true)
  expect(isFollowed(fileNode('content/openapi/api.json'))).toBe(true)
  expect(isFollowed(fileNode('content/openapi/api.json.bak'))).toBe(false)
  expect(isFollowed(fileNode('content/readmes-old/go.md'))).toBe(false)
  expect(isFollowed({ ...fileNode('content/readmes'), internal: { type: 'Directory' } } as Node)).toBe(false)
})

test('of two changes the later one wins, also after an error', async () => {
  const made: (string | undefined)[] = []
  const durations = [30, 0]
  const { onCreateNode } = followFiles(
    () => ['content'],
    async (_args, _options, file) => {
      const duration = durations.shift()
      if (duration === undefined) throw new Error('A third change')
      await new Promise((resolve) => setTimeout(resolve, duration))
      made.push(file)
    },
  )
  const change = (file: string) => onCreateNode({ ...args, node: fileNode(file) } as CreateNodeArgs, options)
  await Promise.all([change('content/slow.md'), change('content/fast.md')])
  expect(made).toEqual(['content/slow.md', 'content/fast.md'])
  await expect(change('content/a.md')).rejects.toThrow('A third change')
  durations.push(0)
  await change('content/b.md')
  expect(made.at(-1)).toBe('content/b.md')
})
