import type { TreeNode } from '../../plugins/gatsby-markdown-tree/src/TreeNode'

/** A content tree out of a GraphQL field: its type there is JSON, of which GraphQL knows no more. */
export function asTree(json: unknown): readonly TreeNode[] {
  return json as readonly TreeNode[]
}
