import type { TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'

/** Method and path of an operation, linked to its page: what a page of ours shows for `<Operation id="createFeature" />`. */
export function operationLink({ method, endpoint, path }: { method: string; endpoint: string; path: string }): TreeNode {
  return ['a', { href: path }, ['code', 0, `${method} ${endpoint}`]]
}
