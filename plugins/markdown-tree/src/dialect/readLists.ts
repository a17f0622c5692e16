import type { List, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { ownEntry } from './DialectOptions'
import { type DialectPlugin, isJsx, report } from './DialectPlugin'

const kinds = {
  ordered: { name: 'numbered list', form: '1. …' },
  bulleted: { name: 'bulleted list', form: '- …' },
}

/** Checks components whose content must be one list, and reads the entries of `FileTree`. */
export const readLists: DialectPlugin =
  ({ components }) =>
  (tree, file) => {
    visit(tree, (node) => {
      const kind = isJsx(node) && ownEntry(components, node.name)?.list
      if (!kind) return
      const [list, ...others] = node.children.filter((child) => !isComment(child))
      if (list?.type !== 'list' || others.length > 0 || list.ordered !== (kind === 'ordered')) {
        const { name, form } = kinds[kind]
        const fix = `Write one list in it (${form}), with a blank line before and after it.`
        return report(file, node, `<${node.name}> must contain exactly one ${name}.`, fix)
      }
      // Safari exposes a list without markers as a list only when it has the role.
      list.data = { ...list.data, hProperties: { role: 'list' } }
      if (node.name === 'FileTree') nameFiles(list, file)
    })
  }

function isComment(node: Nodes): boolean {
  return node.type === 'mdxFlowExpression'
}

/** The first word of an entry is the name of a file or folder, `**name**` when it is highlighted; the rest is a note. */
function nameFiles(list: List, file: VFile): void {
  list.data = { ...list.data, hProperties: { role: 'list' } }
  for (const item of list.children) {
    const [line, nested] = item.children
    const first = line?.type === 'paragraph' ? line.children[0] : undefined
    const isMarked = first?.type === 'strong'
    const word = isMarked ? first.children[0] : first
    const [, name = '', note = ''] = word && 'value' in word ? (/^(\S+)([^]*)$/.exec(word.value) ?? []) : []
    if (line?.type !== 'paragraph' || name === '') {
      report(file, item, 'An entry of <FileTree> has no name.', 'Start it with the name of a file or folder: - src/.')
      continue
    }
    const isFolder = name.endsWith('/') || nested?.type === 'list'
    line.children.splice(0, 1, {
      type: 'mdxJsxTextElement',
      name: 'FileName',
      attributes: [],
      children: [],
      data: {
        hName: 'FileName',
        hProperties: { name, ...(isFolder ? { isFolder } : {}), ...(isMarked ? { isMarked } : {}) },
      },
    })
    if (note !== '') line.children.splice(1, 0, { type: 'text', value: note })
    if (nested?.type === 'list') nameFiles(nested, file)
  }
}
