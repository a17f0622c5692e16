import type { TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'
import { mapTree, treeElement } from './mapTree'
import type { PageHeading } from './NodeContext'

interface Text {
  tree: TreeNode[]
  headings: PageHeading[]
}

/** A text whose ids leave some to the page around it: `## Responses` of a description becomes `text-responses`. */
export function withoutIds({ tree, headings }: Text, taken: ReadonlySet<string>): Text {
  const free = (id: string): string => (taken.has(id) ? `text-${id}` : id)
  return {
    headings: headings.map((heading) => ({ ...heading, id: free(heading.id) })),
    tree: mapTree(tree, {
      element: (tag, attributes, children) => {
        const { id, href } = attributes
        const changed = {
          ...attributes,
          ...(typeof id === 'string' && { id: free(id) }),
          ...(typeof href === 'string' && href.startsWith('#') && { href: `#${free(href.slice(1))}` }),
        }
        return treeElement(tag, changed, children)
      },
    }),
  }
}
