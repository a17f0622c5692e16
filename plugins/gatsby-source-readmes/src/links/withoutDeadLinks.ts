import type { TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'

/**
 * A content tree whose links all lead somewhere: one that does not becomes its text.
 *
 * @param resolve the address that a link shall have, undefined for none.
 */
export function withoutDeadLinks(
  tree: readonly TreeNode[],
  resolve: (href: string) => string | undefined,
): TreeNode[] {
  return tree.flatMap((node): TreeNode[] => {
    if (typeof node === 'string') return [node]
    const [tag, attributes, ...children] = node
    const inner = withoutDeadLinks(children, resolve)
    if (tag !== 'a' || !attributes || typeof attributes.href !== 'string') return [[tag, attributes, ...inner]]
    const href = resolve(attributes.href)
    if (href !== undefined) return [['a', { ...attributes, href }, ...inner]]
    // A link that is a target itself stays one.
    return attributes.id === undefined ? inner : [['span', { id: attributes.id }, ...inner]]
  })
}
