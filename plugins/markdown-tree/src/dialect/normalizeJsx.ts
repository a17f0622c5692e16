import type { Paragraph, PhrasingContent, RootContent, RootContentMap } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { builtInComponents, type ComponentRules, ownEntry } from './DialectOptions'
import { type DialectPlugin, report } from './DialectPlugin'

/**
 * Replaces a paragraph that contains only components by the components, unless they are inline. The parser puts a component
 * on one line, `<Tab value="a" label="A">text</Tab>`, into a paragraph.
 */
export const blockComponents: DialectPlugin =
  ({ components }) =>
  (tree) => {
    const isBlockComponent = (node: PhrasingContent): node is RootContentMap['mdxJsxTextElement'] =>
      isComponent(node) && !isInline(node.name, components)
    const containsOnlyComponents = ({ children }: Paragraph) =>
      children.some(isBlockComponent) && children.every((child) => isBlockComponent(child) || isBlank(child))

    visit(tree, 'paragraph', (node, index, parent) => {
      if (!parent || index === undefined || !containsOnlyComponents(node)) return undefined
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

/** Wraps an inline component in a paragraph when it was parsed as a block, because it is alone on its line. */
export const inlineComponents: DialectPlugin =
  ({ components }) =>
  (tree) => {
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

function isInline(name: string | null, components: ComponentRules): boolean {
  return ownEntry({ ...components, ...builtInComponents }, name)?.inline === true
}

function lineOf(node: RootContent): PhrasingContent[] {
  return node.type === 'paragraph' ? node.children : []
}

type Expression = RootContentMap['mdxFlowExpression'] | RootContentMap['mdxTextExpression']

/** Removes all code and reports it, except for comments: content is data. */
export const removeExpressions: DialectPlugin = () => (tree, file) => {
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'], (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'mdxjsEsm') {
      report(
        file,
        node,
        `Content cannot import or export: \`${firstLine(node.value)}\`.`,
        'Remove it. Components need no import. To include another file, write <Include file="_name.mdx" />.',
      )
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (!isComment(node)) {
        report(
          file,
          node,
          `The expression \`{${firstLine(node.value)}}\` is not evaluated.`,
          'Write the text itself. Write a literal brace as \\{, or in `code`.',
        )
      }
    }
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

function isComment({ data }: Expression): boolean {
  return data?.estree?.body.length === 0 && (data.estree.comments?.length ?? 0) > 0
}

function firstLine(code: string): string {
  const [line = '', ...more] = code.trim().split('\n')
  return more.length > 0 || line.length > 60 ? `${line.slice(0, 60)} …` : line
}
