import type { Root, RootContentMap } from 'mdast'
import { visit } from 'unist-util-visit'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import { report, sourceOf, type Part } from './Part'
import { plainText } from './plainText'

export const admonitionKinds = ['note', 'tip', 'info', 'caution', 'danger']

/** `:::tip[Title]` … `:::` becomes an `Admonition` with `kind` and `title`. */
export function readAdmonitions(tree: Root, part: Part): void {
  visit(tree, (node) => {
    if (node.type === 'containerDirective') readAdmonition(node, part)
    else if (node.type === 'paragraph' && sourceOf(part, node).startsWith(':::')) {
      report(
        part,
        node,
        'A line that starts with ":::" opens or closes nothing here.',
        'Open with :::note[Title], without spaces, and close with ::: on a line of its own.',
      )
    }
  })
}

function readAdmonition(node: RootContentMap['containerDirective'], part: Part): void {
  if (!admonitionKinds.includes(node.name)) {
    report(part, node, `There is no admonition ":::${node.name}".`, nearestSentence(node.name, admonitionKinds, 'Use "note".'))
  }
  const [attribute] = Object.keys(node.attributes ?? {})
  if (attribute) {
    report(part, node, `":::${node.name}" takes no attributes, but has "${attribute}".`, 'Remove the braces.')
  }
  if (!/\n[ \t>]*:{3,}\s*$/.test(sourceOf(part, node))) {
    report(part, node, `":::${node.name}" is never closed.`, 'Close it with ::: on a line of its own.')
  }
  const label = node.children[0]
  const hasLabel = label?.type === 'paragraph' && label.data?.directiveLabel === true
  const title = hasLabel ? plainText(label).trim() : ''
  if (hasLabel) node.children.shift()
  node.data = { ...node.data, hName: 'Admonition', hProperties: { kind: node.name, ...(title ? { title } : {}) } }
}
