import type { TreeNode } from '../../../plugins/markdown-tree'

export interface StepList {
  /** The heading above the list; with tabs, that of the tab as well. */
  name: string
  anchor: string | undefined
  steps: string[]
}

/** The numbered lists of a page with at least two steps; of a step with several paragraphs the first one. */
export function stepLists(tree: readonly TreeNode[]): StepList[] {
  const found: StepList[] = []
  let heading = { name: 'Steps', anchor: undefined as string | undefined }
  for (const node of tree) {
    heading = headingOf(node) ?? heading
    const tabs = elementsOf([node], ['Tab'])
    if (tabs.length === 0) found.push(...listsIn([node]).map((steps) => ({ ...heading, steps })))
    for (const tab of tabs) {
      const label = tab[1] === 0 ? '' : String(tab[1].label)
      found.push(...listsIn(childrenOf(tab)).map((steps) => ({ ...heading, name: `${heading.name}: ${label}`, steps })))
    }
  }
  return found
}

/** Sections of the lowest level, each with the text of its paragraphs and lists. What has no text is left out. */
export function faqSections(tree: readonly TreeNode[]): { name: string; text: string }[] {
  const sections: { name: string; texts: string[] }[] = []
  for (const node of tree) {
    const heading = headingOf(node)
    if (heading) sections.push({ name: heading.name, texts: [] })
    else sections.at(-1)?.texts.push(...elementsOf([node], ['p', 'li']).map((element) => treeText([element])))
  }
  return sections.map(({ name, texts }) => ({ name, text: texts.join(' ') })).filter(({ text }) => text !== '')
}

function listsIn(nodes: readonly TreeNode[]): string[][] {
  return elementsOf(nodes, ['ol'])
    .map((list) => elementsOf(childrenOf(list), ['li']).map(stepText))
    .filter((steps) => steps.length > 1 && !steps.includes(''))
}

function stepText(item: TreeNode): string {
  const [paragraph] = elementsOf(childrenOf(item), ['p'])
  return treeText(paragraph ? [paragraph] : childrenOf(item))
}

/** Headings of pages are at the top level of the tree. */
function headingOf(node: TreeNode): { name: string; anchor: string | undefined } | undefined {
  if (typeof node === 'string' || !/^(h|Heading)[2-4]$/.test(node[0])) return undefined
  return { name: treeText(childrenOf(node)), anchor: node[1] === 0 ? undefined : String(node[1].id) }
}

/** The words of nodes in one line. Components whose text is an attribute, such as code blocks, are left out, except terms. */
function treeText(nodes: readonly TreeNode[]): string {
  return nodes.map(rawText).join('').replace(/\s+/g, ' ').trim()
}

/** All elements with one of these tags, in order, at any depth; not those within another one. */
function elementsOf(nodes: readonly TreeNode[], tags: readonly string[]): Exclude<TreeNode, string>[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return tags.includes(node[0]) ? [node] : elementsOf(childrenOf(node), tags)
  })
}

function childrenOf(node: TreeNode): TreeNode[] {
  if (typeof node === 'string') return []
  const [, , ...children] = node
  return children
}

function rawText(node: TreeNode): string {
  if (typeof node === 'string') return node
  const [tag, attributes] = node
  const children = childrenOf(node)
  if (tag === 'Term' && children.length === 0 && attributes !== 0) return String(attributes.term ?? '')
  return children.map(rawText).join('')
}
