import type { Element, ElementContent } from 'hast'
import { isElement } from './isElement'

/** Writes what elements consist of, as blocks. */
type Flow = (nodes: readonly ElementContent[]) => string[]

/** A list of either kind. When one of its items has several blocks, blank lines set all of them apart. */
export function markdownList({ tagName, properties, children }: Element, flow: Flow): string {
  const first = Number(properties.start ?? 1)
  const items = children.filter((child) => child.type === 'element').map((child) => ({ child, blocks: flow(child.children) }))
  const gap = items.some(({ child, blocks }) => isLoose(child, blocks)) ? '\n\n' : '\n'
  const mark = (index: number) => (tagName === 'ol' ? `${first + index}.` : '-')
  return items.map(({ blocks }, index) => item(mark(index), blocks.join(gap))).join(gap)
}

/** A list below the text of its item needs no blank line. */
function isLoose({ children }: Element, blocks: readonly string[]): boolean {
  return blocks.length > (isElement(children.at(-1), 'ul', 'ol') ? 2 : 1) || children.some((child) => isElement(child, 'p'))
}

/** Names and what they mean, each name an item. */
export function markdownDefinitions({ children }: Element, flow: Flow): string {
  const items: string[][] = []
  for (const child of children.flatMap((part) => (isElement(part, 'div') ? part.children : [part]))) {
    if (isElement(child, 'dt')) items.push([])
    if (child.type === 'element') items.at(-1)?.push(...flow(child.children))
  }
  return items.map((blocks) => item('-', blocks.join('\n\n'))).join('\n\n')
}

function item(mark: string, text: string): string {
  return `${mark} ${text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length + 1)}`)}`
}
