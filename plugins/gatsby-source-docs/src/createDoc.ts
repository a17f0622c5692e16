import { createHash } from 'node:crypto'
import path from 'node:path'
import type { GatsbyNode, Node, NodePluginArgs, PluginOptions } from 'gatsby'
import { pack, type Packed, type TreeNode, type WrittenLink } from '../../markdown-tree'
import { formatProblems, type Problem } from '../../problem-report'
import { resultsOf } from '../../source-plugin'
import type { DocsOptions } from '../types'
import { readContentBytes } from './contentFiles'
import { dialectOptions } from './dialectOptions'
import { readPictureNotes } from './pictureNotes'
import { type DocFields, isPartial, readDoc } from './readDoc'

type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string }
type MdxNode = Node & { frontmatter: unknown; body: string }

/** Lists with many objects are packed: Gatsby sorts, hashes and tracks each object of a node. */
interface PackedFields {
  tree: Packed<TreeNode[]>
  links: Packed<WrittenLink[]>
}

export type DocNode = Node & Omit<DocFields, keyof PackedFields> & PackedFields & { dependencyDigest: string }

const results = resultsOf('plugins/gatsby-source-docs/src/createDoc.ts')

/**
 * Creates or replaces the `Doc` of an `Mdx` node.
 * @returns undefined when the file has changed meanwhile: Gatsby then calls `onCreateNode` again.
 */
export async function createDoc(
  source: MdxNode,
  { actions, getNode, createNodeId, createContentDigest, loadNodeContent }: NodePluginArgs,
  options: DocsOptions,
): Promise<DocFields | undefined> {
  const file = getNode(source.parent ?? '') as FileNode | undefined
  // Nothing is parsed a second time: the text is needed for the lines of problems, which the Mdx node doesn't have.
  const text = file && (await loadNodeContent(file).catch(() => undefined))
  if (!file || text === undefined) return undefined
  const { frontmatter, body } = source
  const page = { relativePath: file.relativePath, frontmatter, body, text }
  const compile = async () => {
    const fields = await readDoc(page, options, dialectOptions(options))
    return { fields, digest: compileDigest(fields.dependencies, options) }
  }
  const { root, components, glossary, pictureList, editUrlBase } = options
  const { fields, digest } = await results.value(
    [page, { root, components, glossary, pictureList, editUrlBase }],
    compile,
    // Problems may suggest files of a folder, which aren't dependencies.
    (kept) => kept.fields.problems.length === 0 && kept.digest === compileDigest(kept.fields.dependencies, options),
  )
  // Two edits in quick succession compile at the same time; the earlier one must not win.
  if (getNode(source.id)?.internal.contentDigest !== source.internal.contentDigest) return undefined

  // Page data contains it. The ID of the Mdx node would depend on the folder of the checkout.
  const id = createNodeId(`Doc:${file.relativePath}`)
  const tree = pack([...errorNotice(fields.problems), ...fields.tree])
  const stored = { ...fields, tree, links: pack(fields.links), dependencyDigest: digest }
  const internal = { type: 'Doc', contentDigest: createContentDigest(stored) }
  await actions.createNode({ ...stored, id, parent: source.id, children: [], internal })
  const child = getNode(id)
  if (child) actions.createParentChildLink({ parent: source, child })
  return fields
}

/** What `gatsby develop` shows above the text of a page; a build ends before it renders a page with errors. */
function errorNotice(problems: readonly Problem[]): TreeNode[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  return errors.length === 0
    ? []
    : [['Admonition', { kind: 'danger', title: 'This page has errors' }, ...errors.map(problemParagraph)]]
}

/** With a line break after the place, and after what is wrong. */
function problemParagraph(problem: Problem): TreeNode {
  const [place = '', ...lines] = formatProblems([problem]).split('\n')
  return ['p', 0, place, ...lines.flatMap((line): TreeNode[] => [['br', 0], line.trim()])]
}

export function isMdx(node: Node): node is MdxNode {
  return node.internal.type === 'Mdx'
}

/**
 * Digest of what a page depends on beside its own file, which Gatsby watches: other files, existing or not, what is said about
 * pictures, components and glossary.
 */
export function compileDigest(
  files: readonly string[],
  { root, components, glossary, pictureList }: DocsOptions,
): string {
  const { notes } = readPictureNotes(pictureList)
  const contents = files.map((file) => {
    const bytes = readContentBytes(file.startsWith('static/') ? 'static' : root, file)
    return [
      file,
      bytes ? createHash('sha256').update(bytes).digest('hex') : null,
      notes.get(path.posix.relative(root, file)),
    ]
  })
  return createHash('sha256')
    .update(JSON.stringify([contents, components, glossary]))
    .digest('hex')
}

export const onCreateNode: GatsbyNode<MdxNode>['onCreateNode'] = async (args, options: PluginOptions & DocsOptions) => {
  const { node, getNode } = args
  const file = getNode(node.parent ?? '') as FileNode | undefined
  if (file?.sourceInstanceName === 'docs' && !isPartial(file.relativePath)) await createDoc(node, args, options)
}

export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) => isMdx(node)
