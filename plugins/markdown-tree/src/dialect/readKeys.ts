import type { ElementContent } from 'hast'
import { visit } from 'unist-util-visit'
import { nearestSentence } from '../../../problem-report'
import { ownEntry } from './DialectOptions'
import { type DialectPlugin, report } from './DialectPlugin'

/** Turns `<Kbd keys="Ctrl+K" />` into `kbd` elements: one around all, one for each key. */
export const readKeys: DialectPlugin = () => (tree, file) => {
  visit(tree, 'mdxJsxTextElement', (node) => {
    const text = node.data?.hProperties?.keys
    if (node.name !== 'Kbd') return
    const read = keyNames(typeof text === 'string' ? text : '')
    if ('unknown' in read && typeof text === 'string') {
      const what = `<Kbd> has the unknown key "${read.unknown}" in "${text}".`
      report(
        file,
        node,
        what,
        nearestSentence(read.unknown, read.candidates, 'Write keys as on a keyboard: Ctrl+Shift+K.'),
      )
    }
    const keys = 'keys' in read ? read.keys : []
    node.data = { hName: 'kbd', hChildren: keys.flatMap((key, index) => (index > 0 ? [plus, cap(key)] : [cap(key)])) }
  })
}

const plus: ElementContent = { type: 'text', value: '+' }

function cap(key: string): ElementContent {
  return { type: 'element', tagName: 'kbd', properties: {}, children: [{ type: 'text', value: key }] }
}

/** Named keys, as on a keyboard; letters, digits and punctuation are keys too. */
const named = [
  'Ctrl Cmd Alt Option Shift Meta Fn Esc Enter Tab Space Backspace Delete Insert Home End PageUp PageDown CapsLock',
  'Up Down Left Right Plus Minus',
  Array.from({ length: 12 }, (_, index) => `F${index + 1}`).join(' '),
].flatMap((line) => line.split(' '))

const aliases: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Command: 'Cmd',
  Escape: 'Esc',
  Return: 'Enter',
  Del: 'Delete',
  Ins: 'Insert',
}

type KeyNames = { keys: readonly string[] } | { unknown: string; candidates: readonly string[] }

/** The keys of `Ctrl+Shift+K`, or the first unknown one with candidates for what the author meant. */
export function keyNames(text: string): KeyNames {
  const keys = text.split('+').map((key) => key.trim())
  const unknown = keys.find((key) => !named.includes(key) && !/^[A-Z0-9!-/:-@[-`{-~]$/.test(key))
  if (unknown === undefined) return { keys }
  const alias = ownEntry(aliases, unknown)
  if (alias !== undefined) return { unknown, candidates: [alias] }
  return { unknown, candidates: unknown.length === 1 ? [unknown.toUpperCase()] : named }
}
