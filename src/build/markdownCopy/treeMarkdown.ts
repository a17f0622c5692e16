import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { TreeNode } from '../../../plugins/markdown-tree'
import { componentText } from '../../markdown/text/componentTexts'
import { blocks } from '../../markdown/text/markdownBlocks'

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze()

/** Writes a content tree as Markdown for use outside of the site: absolute URLs, from that of the page, and components as text. */
export function treeMarkdown(tree: readonly TreeNode[], url: string): string {
  const to = { url, componentWriters: (tag: string) => componentText(tag)?.markdown }
  return writer.stringify({ type: 'root', children: blocks(tree, to) })
}
