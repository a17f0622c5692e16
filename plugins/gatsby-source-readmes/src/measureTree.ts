import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'

export interface TreeMeasures {
  /** Words of its text, code blocks left out. */
  words: number
  /** How many elements stand within each other at the deepest place. */
  depth: number
}

/** How much a content tree has to read, and how deep it is nested. */
export function measureTree(tree: readonly TreeNode[]): TreeMeasures {
  let words = 0
  let depth = 0
  for (const node of tree) {
    if (typeof node === 'string') {
      words += node.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
    } else {
      const [, , ...children] = node
      const inner = measureTree(children)
      words += inner.words
      depth = Math.max(depth, inner.depth + 1)
    }
  }
  return { words, depth }
}
