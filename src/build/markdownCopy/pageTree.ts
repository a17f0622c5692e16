import type { Element, ElementContent } from 'hast'
import { Parser } from 'htmlparser2'

const voidElements = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'])

const inlineElements = new Set(['a', 'b', 'code', 'em', 'span', 'strong'])
/** Where neighbours are set apart by style sheets: as text they need a space between them. */
const boxes = new Set(['div', 'li', 'span', 'summary'])

/** Controls, pictures that are decoration, and what surrounds the text: `data-print="hide"` marks what paper has no use for. */
function isLeftOut(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    name === 'button' ||
    name === 'script' ||
    name === 'style' ||
    attributes['data-print'] === 'hide' ||
    attributes['aria-hidden'] === 'true' ||
    attributes.role === 'tablist' ||
    attributes.role === 'status' ||
    // What explains a word stands within its sentence, hidden.
    attributes.role === 'tooltip'
  )
}

/** The text of a built page as a tree: what is inside its `main`, without controls. */
export function pageTree(html: string): Element {
  const root: Element = { type: 'element', tagName: 'div', properties: {}, children: [] }
  const open: Element[] = [root]
  /** How many elements deep we are in something that is left out; 0 outside. */
  let leftOut = 0
  let isMain = false
  const add = (child: ElementContent) => open.at(-1)?.children.push(child)
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') isMain = true
      if (!isMain || name === 'main') return
      if (leftOut > 0 || isLeftOut(name, attributes)) {
        if (!voidElements.has(name)) leftOut += 1
        return
      }
      if (isSetApart(open, name)) add({ type: 'text', value: ' ' })
      const element: Element = { type: 'element', tagName: name, properties: attributes, children: [] }
      add(element)
      if (!voidElements.has(name)) open.push(element)
    },
    ontext(text) {
      if (isMain && leftOut === 0) add({ type: 'text', value: text })
    },
    onclosetag(name) {
      if (name === 'main') isMain = false
      if (!isMain || voidElements.has(name)) return
      if (leftOut > 0) leftOut -= 1
      else if (open.length > 1) simplify(open.pop())
    },
  })
  parser.write(html)
  parser.end()
  return root
}

/**
 * Spans mean nothing in Markdown, and the parser hands over a text in pieces: without both there is a third of the nodes, and
 * each costs time. The parts of a caption stay apart.
 */
function simplify(element: Element | undefined): void {
  if (!element || element.tagName === 'figcaption') return
  const kept: ElementContent[] = []
  for (const child of element.children.flatMap((part) => (isSpan(part) ? part.children : [part]))) {
    const before = kept.at(-1)
    if (child.type === 'text' && before?.type === 'text') before.value += child.value
    else kept.push(child)
  }
  element.children = kept
}

function isSpan(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'span'
}

/** `<div><span>POST</span><code>/api</code></div>`; not the spans of highlighted code. */
function isSetApart(open: readonly Element[], name: string): boolean {
  const parent = open.at(-1)
  const before = parent?.children.at(-1)
  return (
    inlineElements.has(name) &&
    before?.type === 'element' &&
    inlineElements.has(before.tagName) &&
    boxes.has(parent?.tagName ?? '') &&
    !open.some(({ tagName }) => tagName === 'code')
  )
}
