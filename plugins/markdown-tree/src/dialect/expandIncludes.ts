import type { Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { isJsx, type Part, readRelative, report } from './Part'

/** Replaces every `<Include file="_name.mdx" />` by the partial, whose problems have the partial's own lines. */
export async function expandIncludes(
  tree: Root,
  part: Part,
  readPart: (source: string, place: Pick<Part, 'file' | 'folder' | 'includedBy'>) => Promise<Root>,
): Promise<void> {
  const found: { node: RootContent; name: string; siblings: RootContent[] }[] = []
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !isJsx(node) || node.name !== 'Include') return undefined
    const name = node.data?.hProperties?.file
    if (parent.type === 'paragraph') {
      report(
        part,
        node,
        '<Include> is within a line of text.',
        'Put it on a separate line, with blank lines around it.',
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
    report(
      part,
      node,
      `"${name}" is not a partial.`,
      'Rename it: names of partials start with "_" and end with ".mdx".',
    )
    return []
  }
  const { file, folder, text } = readRelative(part, name)
  const chain = [...part.includedBy, part.file]
  if (chain.includes(file)) {
    report(part, node, `A partial includes itself: ${[...chain, file].join(' → ')}.`, 'Remove one of these includes.')
    return []
  }
  if (text === undefined) {
    const fix = 'Create the partial, or correct the path, which is relative to this folder.'
    report(part, node, `The partial "${name}" does not exist: there is no file ${file} in the content folder.`, fix)
    return []
  }
  return (await readPart(text, { file, folder, includedBy: chain })).children
}
