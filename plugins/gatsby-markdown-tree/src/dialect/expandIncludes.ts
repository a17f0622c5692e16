import type { Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { readBeside, report, type Part } from './Part'

/**
 * Puts the text of partials where `<Include file="_name.mdx" />` stands.
 *
 * @param readPart reads and checks a partial; what it finds names the partial's own lines.
 */
export async function expandIncludes(
  tree: Root,
  part: Part,
  readPart: (source: string, place: Pick<Part, 'file' | 'folder' | 'includedBy'>) => Promise<Root>,
): Promise<void> {
  const found: { node: RootContent; name: string; siblings: RootContent[] }[] = []
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!parent || index === undefined || node.type === 'root') return undefined
    if (!('name' in node) || node.name !== 'Include') return undefined
    const name = node.data?.hProperties?.file
    if (parent.type === 'paragraph') {
      report(
        part,
        node,
        '<Include> stands within a line of text.',
        'Put it on a line of its own, with blank lines around it.',
      )
    } else if (typeof name === 'string') {
      found.push({ node, name, siblings: parent.children })
      return undefined
    }
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  for (const { node, name, siblings } of found) {
    siblings.splice(siblings.indexOf(node), 1, ...(await readPartial(node, name, part, readPart)))
  }
}

async function readPartial(
  node: RootContent,
  name: string,
  part: Part,
  readPart: Parameters<typeof expandIncludes>[2],
): Promise<RootContent[]> {
  if (!/(^|\/)_[^/]*\.mdx$/.test(name)) {
    report(part, node, `"${name}" is not a partial.`, 'The name of a partial starts with "_" and ends with ".mdx".')
    return []
  }
  const { file, folder, text } = readBeside(part, name)
  const way = [...part.includedBy, part.file]
  if (way.includes(file)) {
    report(part, node, `A partial includes itself: ${[...way, file].join(' → ')}.`, 'Remove one of these includes.')
    return []
  }
  if (text === undefined) {
    const fix = 'Put the partial there, or correct the path, which starts at this folder.'
    report(part, node, `The partial "${name}" was looked for at ${file}: content has no such file.`, fix)
    return []
  }
  return (await readPart(text, { file, folder, includedBy: way })).children
}
