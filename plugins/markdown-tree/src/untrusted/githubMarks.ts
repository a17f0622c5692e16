import { nameToEmoji } from 'gemoji'
import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** What GitHub adds to its Markdown specification: https://docs.github.com/en/get-started/writing-on-github. */

/** Kind and title of the admonition for each alert. */
const alerts: Readonly<Record<string, { kind: string; title: string }>> = {
  NOTE: { kind: 'note', title: 'Note' },
  TIP: { kind: 'tip', title: 'Tip' },
  IMPORTANT: { kind: 'info', title: 'Important' },
  WARNING: { kind: 'caution', title: 'Warning' },
  CAUTION: { kind: 'danger', title: 'Caution' },
}

const alertMark = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i

/** `> [!NOTE]` on a line of its own makes a quotation an `Admonition`. */
export function readAlerts(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'blockquote') return
    const first = node.children.find((child): child is Element => child.type === 'element')
    const [text, after] = first?.tagName === 'p' ? first.children : []
    if (!first || text?.type !== 'text') return
    const [mark, name = ''] = alertMark.exec(text.value) ?? []
    const isBroken = after?.type === 'element' && after.tagName === 'br'
    const isLine = mark?.endsWith('\n') || !after || isBroken
    if (mark === undefined || !isLine) return
    text.value = text.value.slice(mark.length)
    if (text.value === '') first.children.splice(0, isBroken ? 2 : 1)
    const [start] = first.children
    if (start?.type === 'text') start.value = start.value.trimStart()
    node.tagName = 'Admonition'
    node.properties = { ...alerts[name.toUpperCase()] }
  })
}

/** `:rocket:` becomes 🚀, also next to other signs, but not between letters or digits: `1:100:3`. */
export function replaceEmojiNames(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'element' && (node.tagName === 'pre' || node.tagName === 'code')) return SKIP
    if (node.type === 'text') {
      node.value = node.value.replace(/(?<!\w):([a-z0-9_+-]+):(?!\w)/g, (written, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
      )
    }
    return undefined
  })
}
