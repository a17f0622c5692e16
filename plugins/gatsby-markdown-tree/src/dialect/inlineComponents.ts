import type { PhrasingContent, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ComponentRules } from './ComponentRules'
import { resolvedComponents } from './resolvedComponents'

/** A component that is a part of a line is parsed as a block when it is all of its line: it becomes a paragraph. */
export function inlineComponents(tree: Root, components: ComponentRules): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (!parent || index === undefined || !isInline(node.name, components)) return
    const { name, attributes, position } = node
    const children = node.children.flatMap(lineOf)
    parent.children[index] = {
      type: 'paragraph',
      position,
      children: [{ type: 'mdxJsxTextElement', name, attributes, children, position }],
    }
  })
}

/** Whether a component is a part of a line. */
export function isInline(name: string | null, components: ComponentRules): boolean {
  const rules: ComponentRules = { ...components, ...resolvedComponents }
  return name !== null && Object.hasOwn(rules, name) && rules[name]?.inline === true
}

function lineOf(node: RootContent): PhrasingContent[] {
  return node.type === 'paragraph' ? node.children : []
}
