import type { Paragraph, PhrasingContent, Root, RootContentMap } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { ComponentRules } from './ComponentRules'
import { isInline } from './inlineComponents'

/**
 * A component written on one line, `<Tab value="a" label="A">text</Tab>`, is parsed as part of a paragraph. A paragraph
 * that holds nothing else is replaced by the components in it, unless they are parts of a line.
 */
export function blockComponents(tree: Root, components: ComponentRules): void {
  const isBlockComponent = (node: PhrasingContent): node is RootContentMap['mdxJsxTextElement'] =>
    isComponent(node) && !isInline(node.name, components)
  const holdsComponentsOnly = ({ children }: Paragraph) =>
    children.some(isBlockComponent) && children.every((child) => isBlockComponent(child) || isBlank(child))

  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !holdsComponentsOnly(node)) return undefined
    parent.children.splice(index, 1, ...node.children.filter(isBlockComponent))
    return [SKIP, index]
  })
}

function isComponent(node: PhrasingContent): node is RootContentMap['mdxJsxTextElement'] {
  return node.type === 'mdxJsxTextElement' && /^([A-Z]|details$|summary$)/.test(node.name ?? '')
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}
