import type { Paragraph, PhrasingContent, Root, RootContentMap } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Part } from './Part'

type Directive = RootContentMap['textDirective'] | RootContentMap['leafDirective']

/**
 * The parser takes `a:b` and `::word` for directives, of which the dialect has none within a line: they become the text
 * they were, with the markup inside their brackets kept.
 */
export function strayDirectives(tree: Root, part: Part): void {
  visit(tree, ['textDirective', 'leafDirective'], (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'textDirective') parent.children.splice(index, 1, ...asText(node, part))
    if (node.type === 'leafDirective') {
      const paragraph: Paragraph = { type: 'paragraph', children: asText(node, part), position: node.position }
      parent.children.splice(index, 1, paragraph)
    }
    // What took the place is visited again: its brackets may hold another one.
    return [SKIP, index]
  })
}

function asText({ children, position }: Directive, { source }: Part): PhrasingContent[] {
  const start = position?.start.offset
  const end = position?.end.offset
  const text = (from?: number, to?: number): PhrasingContent => ({
    type: 'text',
    value: source.slice(from, to),
    position,
  })
  const first = children[0]?.position?.start.offset
  const last = children.at(-1)?.position?.end.offset
  return first === undefined || last === undefined
    ? [text(start, end)]
    : [text(start, first), ...children, text(last, end)]
}
