import { compileForeign } from '../../gatsby-markdown-tree/src/compileForeign'
import { escapeHtml } from '../../gatsby-markdown-tree/src/escapeHtml'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { OpenApiOptions } from '../types'
import { hideServers, serverPlaceholder } from './nodes/hideServers'
import { resolveLink } from './nodes/resolveLink'
import { mapTree, treeElement } from './nodes/mapTree'
import type { CompileText } from './nodes/NodeContext'

/** Stands for a server's address while Markdown is compiled: the placeholder itself would be taken for an HTML tag. */
const mark = 'YOURUNLEASHURL'

/**
 * A compiler for the texts of one document. Equal texts are compiled once: most schema descriptions occur on many pages.
 *
 * @param file where the texts are from.
 * @param serverUrls see `ApiDocument`.
 * @param problems is filled with what the compiler finds.
 */
export function foreignText(
  file: string,
  serverUrls: readonly string[],
  addresses: Pick<OpenApiOptions, 'siteUrls' | 'oldPaths'>,
  problems: Problem[],
): CompileText {
  const done = new Map<string, ReturnType<CompileText>>([['', Promise.resolve({ tree: [], headings: [] })]])
  return (markdown) => {
    const compiled = done.get(markdown) ?? compile(markdown)
    done.set(markdown, compiled)
    return compiled
  }

  async function compile(markdown: string): ReturnType<CompileText> {
    const text = await compileForeign(hideServers(markdown, serverUrls, mark), {
      file,
      idPrefix: 'text-',
      resolveLink: (href) => resolveLink(href, addresses),
      resolveImage: () => undefined,
    })
    problems.push(...text.problems)
    const headings = text.headings.map((heading) => ({
      ...heading,
      text: heading.text.replaceAll(mark, serverPlaceholder),
    }))
    return { tree: withPlaceholder(text.tree), headings }
  }
}

function withPlaceholder(tree: readonly TreeNode[]): TreeNode[] {
  return mapTree(tree, {
    text: (text) => text.replaceAll(mark, serverPlaceholder),
    element(tag, attributes, children) {
      const { html } = attributes
      if (typeof html !== 'string') return treeElement(tag, attributes, children)
      return treeElement(tag, { ...attributes, html: html.replaceAll(mark, escapeHtml(serverPlaceholder)) }, children)
    },
  })
}
