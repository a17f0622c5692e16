import type { ElementContent } from 'hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import { keyNames } from './keyNames'
import { report, type Part } from './Part'

/** `<Kbd keys="Ctrl+K" />` becomes `kbd` elements: one round all, one for each key. */
export function readKeys(tree: Root, part: Part): void {
  visit(tree, 'mdxJsxTextElement', (node) => {
    const text = node.data?.hProperties?.keys
    if (node.name !== 'Kbd') return
    const read = keyNames(typeof text === 'string' ? text : '')
    if ('unknown' in read && typeof text === 'string') {
      const what = `<Kbd> names a key "${read.unknown}" in "${text}".`
      report(part, node, what, nearestSentence(read.unknown, read.candidates, 'Write keys as on their caps: Ctrl+Shift+K.'))
    }
    const keys = 'keys' in read ? read.keys : []
    node.data = { hName: 'kbd', hChildren: keys.flatMap((key, index) => (index > 0 ? [plus, cap(key)] : [cap(key)])) }
  })
}

const plus: ElementContent = { type: 'text', value: '+' }

function cap(key: string): ElementContent {
  return { type: 'element', tagName: 'kbd', properties: {}, children: [{ type: 'text', value: key }] }
}
