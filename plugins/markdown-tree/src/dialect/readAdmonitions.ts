import type { RootContentMap } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { nearestSentence } from '../../../problem-report'
import { type DialectPlugin, plainText, report, sourceOf } from './DialectPlugin'

export const admonitionKinds = ['note', 'tip', 'info', 'caution', 'danger']

/** Three colons, or two before the name of an admonition. */
const misread = new RegExp(`^::(:|(${admonitionKinds.join('|')})\\b)`)

/** `:::tip[Title]` … `:::` becomes an `Admonition` with `kind` and `title`. */
export const readAdmonitions: DialectPlugin = () => (tree, file) => {
  visit(tree, (node) => {
    if (node.type === 'containerDirective') readAdmonition(node, file)
    else if (node.type === 'paragraph' && misread.test(sourceOf(file, node))) {
      report(
        file,
        node,
        'A line starts with colons, but does not open or close an admonition.',
        'Open with :::note[Title], without spaces, and close with ::: on a separate line.',
      )
    }
  })
}

function readAdmonition(node: RootContentMap['containerDirective'], file: VFile): void {
  if (!admonitionKinds.includes(node.name)) {
    report(
      file,
      node,
      `There is no admonition ":::${node.name}".`,
      nearestSentence(node.name, admonitionKinds, 'Use "note".'),
    )
  }
  const [attribute] = Object.keys(node.attributes ?? {})
  if (attribute) {
    report(
      file,
      node,
      `":::${node.name}" has the attribute "${attribute}", but admonitions have no attributes.`,
      'Remove the braces.',
    )
  }
  if (!/\n[ \t>]*:{3,}\s*$/.test(sourceOf(file, node))) {
    report(file, node, `":::${node.name}" is never closed.`, 'Close it with ::: on a separate line.')
  }
  const label = node.children[0]
  const hasLabel = label?.type === 'paragraph' && label.data?.directiveLabel === true
  const title = hasLabel ? plainText(label).trim() : ''
  if (hasLabel) node.children.shift()
  node.data = { ...node.data, hName: 'Admonition', hProperties: { kind: node.name, ...(title ? { title } : {}) } }
}
