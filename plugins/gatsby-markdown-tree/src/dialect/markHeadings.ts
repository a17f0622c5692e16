import type { Heading, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { report, type Part } from './Part'
import { plainText } from './plainText'

declare module 'mdast' {
  interface HeadingData {
    /** Where the heading is written, for rules that hold across the parts of a page. */
    part?: Part
    /** From `## Title [#id]`. */
    explicitId?: string
  }
}

/** Notes on each heading where it is written, and takes an explicit id out of its text. */
export function markHeadings(tree: Root, part: Part): void {
  visit(tree, 'heading', (node) => {
    node.data = { ...node.data, part, explicitId: takeId(node) }
    if (plainText(node).trim() === '')
      report(part, node, 'A heading has no text.', 'Write some, or remove the heading.')
  })
}

function takeId({ children }: Heading): string | undefined {
  const last = children.at(-1)
  const found = last?.type === 'text' ? /\s*\[#([A-Za-z0-9_.-]+)\]\s*$/.exec(last.value) : null
  if (last?.type !== 'text' || !found) return undefined
  last.value = last.value.slice(0, found.index)
  return found[1]
}
