import { readFile } from 'node:fs/promises'
import type { Node, NodePluginArgs } from 'gatsby'
import { pack, type Packed } from '../../gatsby-markdown-tree/src/packed'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import type { DocsOptions } from '../types'
import { compileDigest } from './compileDigest'
import type { DocFields } from './DocFields'
import { docPath } from './docPath'
import { readContentFile } from './readContentFile'
import { readContentImage } from './readContentImage'
import { readDoc } from './readDoc'

type FileNode = Node & { absolutePath: string; relativePath: string }
type MdxNode = Node & { body: string }

/** A `Doc` in Gatsby's store. */
export type DocNode = Node & Omit<DocFields, 'tree'> & { tree: Packed<TreeNode[]>; dependencyDigest: string }

/**
 * Makes the `Doc` of an `Mdx` node, or makes it anew.
 *
 * @returns its fields; undefined when the file has gone or changed meanwhile: then a newer call is on its way.
 */
export async function createDoc(
  mdx: MdxNode,
  { actions, getNode, createNodeId, createContentDigest }: NodePluginArgs,
  options: DocsOptions,
): Promise<DocFields | undefined> {
  const file = mdx.parent ? (getNode(mdx.parent) as FileNode | undefined) : undefined
  const text = file && (await readFile(file.absolutePath, 'utf8').catch(() => undefined))
  if (!file || text === undefined) return undefined
  const fields = await readDoc({ relativePath: file.relativePath, text, body: mdx.body }, options, {
    file: (name) => readContentFile(options.root, name),
    image: (name) => readContentImage(options.root, name),
  })
  // Two edits in quick succession are compiled at the same time; the earlier must not end last.
  if (getNode(mdx.id)?.internal.contentDigest !== mdx.internal.contentDigest) return undefined

  const digest = compileDigest(fields.dependencies, options)
  const id = createNodeId(`Doc:${docPath(file.relativePath)}:${mdx.id}`)
  await actions.createNode({
    ...fields,
    tree: pack(fields.tree),
    dependencyDigest: digest,
    id,
    parent: mdx.id,
    children: [],
    internal: { type: 'Doc', contentDigest: createContentDigest({ fields, digest }) },
  })
  const child = getNode(id)
  if (child) actions.createParentChildLink({ parent: mdx, child })
  return fields
}

/** Whether a node was made by gatsby-plugin-mdx. */
export function isMdx(node: Node): node is MdxNode {
  return node.internal.type === 'Mdx'
}
