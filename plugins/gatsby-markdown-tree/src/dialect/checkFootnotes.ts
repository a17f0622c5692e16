import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import { report, type Part } from './Part'

/** A reference to a footnote that does not exist is text to the parser; a footnote that nothing refers to is not shown. */
export function checkFootnotes(tree: Root, part: Part): void {
  const referred = new Set<string>()
  const defined = new Set<string>()
  visit(tree, 'footnoteReference', ({ identifier }) => void referred.add(identifier))
  visit(tree, 'footnoteDefinition', ({ identifier }) => void defined.add(identifier))
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition' && !referred.has(node.identifier)) {
      const fix = `Refer to it in the text: [^${node.label ?? node.identifier}].`
      report(part, node, `Nothing refers to the footnote "${node.label ?? node.identifier}": it is not shown.`, fix)
    }
    if (node.type !== 'text') return
    for (const [mark, id = ''] of node.value.matchAll(/\[\^([^\]\s]+)\]/g)) {
      const fix = nearestSentence(id, [...defined], `Write it in this file: [^${id}]: …`)
      report(part, node, `There is no footnote for ${mark}.`, fix)
    }
  })
}
