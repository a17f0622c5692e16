import { contentOf, type Heading, type TreeAttributes, treeElement, type TreeNode } from '../../../markdown-tree'

interface TreeChange {
  text?(text: string): string
  /** Gets an element whose children are changed already. */
  element?(tag: string, attributes: TreeAttributes, children: TreeNode[]): TreeNode
}

/** A content tree with every text and element changed. */
export function mapTree(tree: readonly TreeNode[], change: TreeChange): TreeNode[] {
  return tree.map((node) => {
    if (typeof node === 'string') return change.text?.(node) ?? node
    const [tag, attributes, ...children] = node
    const changed = mapTree(children, change)
    return change.element?.(tag, attributes || {}, changed) ?? [tag, attributes, ...changed]
  })
}

/**
 * A tree for use inside a page, maybe several times, as the description of a property: headings become bold lines, IDs and
 * links to them are removed, and a single paragraph becomes its content.
 */
export function embeddedTree(tree: readonly TreeNode[]): TreeNode[] {
  const inner = mapTree(tree, {
    element(tag, { id: _, ...attributes }, children) {
      if (/^h[1-6]$/.test(tag)) return ['p', 0, ['strong', 0, ...children]]
      if (tag === 'a' && String(attributes.href).startsWith('#')) return ['span', 0, ...children]
      return treeElement(tag, attributes, children)
    },
  })
  const [only] = inner
  return inner.length === 1 && Array.isArray(only) && only[0] === 'p' ? contentOf(only) : inner
}

/** Gives an ID to each row of a table that starts with a name in code, except paths: `NotFoundError` → `notfounderror`. */
export function addRowIds(tree: readonly TreeNode[]): TreeNode[] {
  return mapTree(tree, {
    element: (tag, attributes, children) => {
      const name = tag === 'tr' ? nameIn(children) : undefined
      return treeElement(tag, name === undefined ? attributes : { ...attributes, id: name.toLowerCase() }, children)
    },
  })
}

function nameIn([cell]: readonly TreeNode[]): string | undefined {
  const [, , code] = Array.isArray(cell) ? cell : []
  const [tag, , name] = Array.isArray(code) ? code : []
  return tag === 'code' && typeof name === 'string' && /^[A-Z]\w+$/.test(name) ? name : undefined
}

interface Text {
  tree: TreeNode[]
  headings: Heading[]
}

/** Avoids IDs that the rest of the page has: `## Responses` in a description becomes `text-responses`. */
export function prefixTakenIds({ tree, headings }: Text, taken: ReadonlySet<string>): Text {
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
