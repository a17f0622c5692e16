import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Glossary, unpack } from '../../markdown-tree'
import { formatProblems } from '../../problem-report'
import { type DocNode, onCreateNode } from './createDoc'
import { createPages, duplicateTitles } from './checkDocs'

const header = '---\ntitle: A\ndescription: What a reader gets from this page, in fifty characters or some more.\n---\n'

type FileNode = Node & { absolutePath: string }
type CreateArgs = Parameters<NonNullable<typeof onCreateNode>>[0]
type CreatePages = Parameters<NonNullable<GatsbyNode['createPages']>>[0]

/** A store of nodes and the few functions of Gatsby's that the hooks use. */
function fakeGatsby(root: string) {
  const nodes = new Map<string, Node>()
  const created: string[] = []
  const reports: string[] = []
  const note = (kind: string) => (text: string) =>
    void reports.push(
      `${kind} ${[path.relative('', root), root].reduce((shown, folder) => shown.replaceAll(folder, 'content/docs'), text)}`,
    )
  const args = {
    getNode: (id: string) => nodes.get(id),
    loadNodeContent: ({ absolutePath }: FileNode) => readFile(absolutePath, 'utf8'),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    createNodeId: (key: string) => `id of ${key}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    reporter: { warn: note('warn'), panicOnBuild: note('error') },
    actions: {
      createNode: (node: Node) => {
        nodes.set(node.id, node)
        created.push(node.id)
      },
      createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) => {
        parent.children = [...new Set([...parent.children, child.id])]
      },
    },
  }
  return { args, nodes, created, reports }
}

let root = ''
let gatsby = fakeGatsby('')
let glossary: Glossary = {}
const pluginOptions = () => ({
  plugins: [],
  root,
  components: {
    Term: { attributes: { id: { type: 'string', format: 'term' } }, children: false, inline: true },
  } as const,
  glossary,
  editUrlBase: 'https://example.com/',
})

/** What gatsby-plugin-mdx stores, as src/gatsby-patches/frontMatter.ts changes it. */
function parse(text: string): { frontmatter: object; body: string } {
  try {
    return parseFrontmatter(text, text)
  } catch {
    return { frontmatter: { invalidYaml: { line: 1, reason: 'no mapping' } }, body: text.split('---\n')[2] ?? '' }
  }
}

/** Writes a file and makes the nodes that the filesystem and MDX plugins would make. */
async function addFile(name: string, body: string, source = 'docs', title = name): Promise<void> {
  const text = header.replace('title: A', `title: ${title}`) + body
  writeFileSync(path.join(root, name), text)
  const internal = { type: 'File', contentDigest: text, owner: 'x' }
  const place = { absolutePath: path.join(root, name), relativePath: name, sourceInstanceName: source }
  const file = { id: `file ${name}`, internal, parent: null, children: [], ...place }
  const mdx = {
    id: `mdx ${name}`,
    internal: { ...internal, type: 'Mdx' },
    parent: file.id,
    children: [],
    ...parse(text),
  }
  for (const node of [file, mdx]) gatsby.nodes.set(node.id, node)
  await onCreateNode?.({ ...gatsby.args, node: mdx } as unknown as CreateArgs, pluginOptions(), () => undefined)
}

const docs = () => gatsby.args.getNodesByType('Doc') as DocNode[]
const treeOf = (doc: DocNode | undefined) => doc && unpack(doc.tree)
const runCreatePages = () => createPages?.(gatsby.args as unknown as CreatePages, pluginOptions(), () => undefined)

beforeEach(() => {
  glossary = {}
  root = mkdtempSync(path.join(tmpdir(), 'docs-'))
  gatsby = fakeGatsby(root)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

describe('docs', () => {
  test('are made of pages, as children of their Mdx node', async () => {
    await addFile('a.mdx', 'text')
    expect(docs().map(({ path, parent, title }) => ({ path, parent, title }))).toEqual([
      { path: '/a', parent: 'mdx a.mdx', title: 'a.mdx' },
    ])
    expect(gatsby.nodes.get('mdx a.mdx')?.children).toEqual([docs()[0]?.id])
  })

  test('have the same ID in every checkout, and another one in each file of it', async () => {
    await addFile('a.mdx', 'text')
    await addFile('b.mdx', 'text')
    const ids = docs().map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    expect(ids).toEqual(['id of Doc:a.mdx', 'id of Doc:b.mdx'])
  })

  test('are not made of partials or of files of other sources', async () => {
    await addFile('_a.mdx', 'text')
    await addFile('b.mdx', 'text', 'other')
    expect(docs()).toEqual([])
  })

  test('are not made when the page changed while it was compiled', async () => {
    const adding = addFile('a.mdx', 'old')
    const mdx = gatsby.nodes.get('mdx a.mdx')
    if (mdx) gatsby.nodes.set(mdx.id, { ...mdx, internal: { ...mdx.internal, contentDigest: 'newer' } })
    await adding
    expect(docs()).toEqual([])
  })
})

describe('a file that docs depend on', () => {
  const partial = (text: string) => writeFileSync(path.join(root, '_p.mdx'), text)

  test.each([
    ['changes', () => partial('two'), [['p', 0, 'two']]],
    [
      'is deleted',
      () => rmSync(path.join(root, '_p.mdx')),
      [
        [
          'Admonition',
          { kind: 'danger', title: 'This page has errors' },
          expect.arrayContaining([expect.stringContaining('_p.mdx')]),
        ],
      ],
    ],
  ])('%s: they are compiled again, the others are not', async (_, change, tree) => {
    partial('one')
    await addFile('a.mdx', '<Include file="_p.mdx" />')
    await addFile('b.mdx', 'text')
    gatsby.created.length = 0
    change()
    await runCreatePages()
    expect(gatsby.created).toEqual([docs().find(({ path }) => path === '/a')?.id])
    expect(treeOf(docs().find(({ path }) => path === '/a'))).toEqual(tree)
  })

  test('is an image in static/: they are compiled again', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(root)
    mkdirSync(path.join(root, 'static'))
    const image = (width: number) =>
      writeFileSync(
        path.join(root, 'static/a.svg'),
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`,
      )
    image(20)
    await addFile('a.mdx', '![A](/a.svg)')
    image(30)
    await runCreatePages()
    expect(treeOf(docs()[0])).toEqual([['Figure', expect.objectContaining({ src: '/a.svg', width: 30 })]])
  })

  test('appears: the problem is gone', async () => {
    await addFile('a.mdx', '<Include file="_p.mdx" />')
    partial('one')
    await runCreatePages()
    expect(treeOf(docs()[0])).toEqual([['p', 0, 'one']])
    expect(gatsby.reports).toEqual([])
  })

  test('does not change: nothing is created', async () => {
    partial('one')
    await addFile('a.mdx', '<Include file="_p.mdx" />')
    gatsby.created.length = 0
    await runCreatePages()
    expect(gatsby.created).toEqual([])
  })
})

test('a changed glossary updates the docs, and their problems are gone', async () => {
  await addFile('a.mdx', '<Term id="flag" />')
  await runCreatePages()
  expect(gatsby.reports).toHaveLength(1)
  gatsby.reports.length = 0
  glossary = { flag: { term: 'feature flag', definition: 'A switch.' } }
  await runCreatePages()
  expect(gatsby.reports).toEqual([])
  expect(treeOf(docs()[0])).toEqual([['p', 0, ['Term', { term: 'feature flag', definition: 'A switch.' }]]])
})

test('a page with an error shows it', async () => {
  await addFile('a.mdx', '<Nope />')
  const [notice] = treeOf(docs()[0]) ?? []
  // Not in `pre`, where long lines would leave the page.
  expect(notice?.[2]).toEqual([
    'p',
    0,
    expect.stringMatching(/a\.mdx:5$/),
    ['br', 0],
    'There is no component <Nope>.',
    ['br', 0],
    'Use one of "Term", "Include", "Kbd".',
  ])
})

test('a file with invalid front matter is a page that shows the error above its text', async () => {
  await addFile('a.mdx', 'text', 'docs', 'a: b')
  expect(docs().map(({ path }) => path)).toEqual(['/a'])
  expect(JSON.stringify(treeOf(docs()[0]))).toContain('The front matter is not valid YAML')
  expect(treeOf(docs()[0])?.at(-1)).toEqual(['p', 0, 'text'])
})

test('problems of all docs are reported together, also those that were stored', async () => {
  writeFileSync(path.join(root, '_p.mdx'), 'ok')
  await addFile('a.mdx', '<Nope />')
  await addFile('b.mdx', '{1}\n\n<Include file="_p.mdx" />')
  await addFile('c.mdx', '#### Deep')
  await addFile('A.mdx', 'text')
  writeFileSync(path.join(root, '_p.mdx'), '<div>a</div>')
  await addFile('broken.mdx', 'text', 'docs', 'a: b')
  await addFile('other.mdx', 'text', 'docs', '"a')
  await runCreatePages()
  expect(gatsby.reports.join('\n')).toMatchInlineSnapshot(`
    "warn Reading content/docs: 1 warning

    content/docs/c.mdx:5
      The heading "Deep" has level 4, but the one before it has level 1.
      Write ## Deep.

    error Reading content/docs: 6 problems

    content/docs/_p.mdx:1
      The HTML element <div> is not allowed in content.
      Use Markdown, a component, or one of the allowed elements: <br> <details> <kbd> <sub> <summary> <sup>.

    content/docs/a.mdx:5
      There is no component <Nope>.
      Use one of "Term", "Include", "Kbd".

    content/docs/A.mdx
      The page content/docs/a.mdx has the same title "A.mdx".
      Give each page a different title.

    content/docs/b.mdx:5
      The expression \`{1}\` is not evaluated.
      Write the text itself. Write a literal brace as \\{, or in \`code\`.

    content/docs/broken.mdx:2
      The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
      Put values that contain ": " in quotes, and start every key at the beginning of a line.

    content/docs/other.mdx:4
      The front matter is not valid YAML: Missing closing "quote.
      Put values that contain quotes, colons or brackets in "…", and close every quote and bracket.
    "
  `)
})

test('pages of equal titles name the first of them', () => {
  const problems = duplicateTitles([
    { title: 'segments', sourceFile: 'content/docs/c.mdx' },
    { title: 'Segments', sourceFile: 'content/docs/b.mdx' },
    { title: 'Other', sourceFile: 'content/docs/d.mdx' },
    { title: 'Segments', sourceFile: 'content/docs/a.mdx' },
  ])
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['error']))
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/docs/b.mdx
      The page content/docs/a.mdx has the same title "Segments".
      Give each page a different title.

    content/docs/c.mdx
      The page content/docs/a.mdx has the same title "segments".
      Give each page a different title."
  `)
})
