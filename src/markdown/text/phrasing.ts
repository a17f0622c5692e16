import type { PhrasingContent } from 'mdast'
import type { TreeAttributes } from '../../../plugins/markdown-tree'

/** Texts of a line as Markdown has them: white space collapsed, none at the ends, no empty text. */
export function trim(children: PhrasingContent[]): PhrasingContent[] {
  const joined = joinTexts(children)
  const [first, last] = [joined[0], joined.at(-1)]
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return joined.filter((child) => child.type !== 'text' || child.value !== '')
}

function joinTexts(children: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const child of children) {
    const last = joined.at(-1)
    if (child.type !== 'text') joined.push(child)
    else if (last?.type === 'text') last.value = (last.value + child.value).replace(/ +/g, ' ')
    else joined.push(textNode(child.value))
  }
  return joined
}

export function wrap(type: 'strong' | 'emphasis' | 'delete', children: PhrasingContent[]): PhrasingContent[] {
  return children.length > 0 ? [{ type, children }] : []
}

export function textNode(value: TreeAttributes[string]): { type: 'text'; value: string } {
  return { type: 'text', value: String(value) }
}
