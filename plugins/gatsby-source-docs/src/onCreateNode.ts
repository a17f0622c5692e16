import type { GatsbyNode, Node } from 'gatsby'
import type { DocsOptions } from '../types'
import { createDoc } from './createDoc'
import { isPartial } from './docPath'

type MdxNode = Node & { body: string }
type FileNode = Node & { sourceInstanceName: string; relativePath: string }

/** Every `Mdx` node that is a page gets a `Doc` for its child. */
export const onCreateNode: GatsbyNode<MdxNode>['onCreateNode'] = async (args, options) => {
  const file = args.getNode(args.node.parent ?? '') as FileNode | undefined
  if (file?.sourceInstanceName !== 'docs' || isPartial(file.relativePath)) return
  await createDoc(args.node, args, options as unknown as DocsOptions)
}
