import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { addressProblem } from './addressProblem'
import { report, type Part } from './Part'
import { plainText } from './plainText'

/**
 * Addresses that cannot be right whatever pages exist; whether a page or an anchor exists is checked on the built site.
 */
export function checkLinks(tree: Root, part: Part): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const problem = addressProblem(node.url)
      if (problem) {
        report(part, node, problem.what, problem.fix)
        node.url = ''
      }
    }
    if (node.type === 'link' && plainText(node).trim() === '') {
      report(part, node, `The link to "${node.url}" has no text.`, 'Write what the reader finds there: [text](/path).')
    }
  })
}
