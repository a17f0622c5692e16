import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { codeBlock } from '../highlight/codeBlock'

/** Preformatted text becomes `CodeBlock`s; a language without grammar is plain text. */
export function foreignCode(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'pre') return
    const language = languageIn(node)
    node.tagName = 'CodeBlock'
    node.properties = codeBlock(toString(node).replace(/^\n/, ''), language)
    node.children = []
  })
}

function languageIn({ children }: Element): string {
  const code = children.find((child): child is Element => child.type === 'element' && child.tagName === 'code')
  const { className } = code?.properties ?? {}
  const name = Array.isArray(className) ? className.map(String).find((item) => item.startsWith('language-')) : undefined
  return name?.slice('language-'.length) ?? 'text'
}
