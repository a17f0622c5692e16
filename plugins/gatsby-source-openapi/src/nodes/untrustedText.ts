import { compileUntrusted, escapeHtml, treeElement, type TreeNode } from '../../../markdown-tree'
import type { Problem } from '../../../problem-report'
import { currentUrl, type SiteLinkOptions } from '../../../site-links'
import { hideServers, serverPlaceholder } from './hideServers'
import type { CompileText } from './NodeContext'
import { mapTree } from './treeEdits'

/** Replaces server URLs while Markdown is compiled: the placeholder itself would be parsed as an HTML tag. */
const mark = 'YOURUNLEASHURL'

/** Texts of one document that may exceed the limits. Each takes seconds, and there could be thousands of them. */
const maxSlow = 5

/**
 * Creates a compiler for the texts of one document. Each is compiled once: most descriptions of schemas are on many pages.
 * @param problems gets what the compiler finds.
 */
export function untrustedText(
  file: string,
  serverUrls: readonly string[],
  site: SiteLinkOptions & { textSeconds?: number },
  problems: Problem[],
): CompileText {
  const done = new Map<string, ReturnType<CompileText>>([['', Promise.resolve({ tree: [], headings: [] })]])
  let slow = 0
  return (markdown) => {
    const compiled = done.get(markdown) ?? compile(markdown)
    done.set(markdown, compiled)
    return compiled
  }

  async function compile(markdown: string): ReturnType<CompileText> {
    const text = await compileUntrusted(hideServers(markdown, serverUrls, mark), {
      file,
      idPrefix: 'text-',
      resolveLink: (href) => resolveLink(href, site),
      resolveImage: () => undefined,
      seconds: slow < maxSlow ? site.textSeconds : 0,
    })
    if (text.isPreformatted) slow++
    problems.push(...text.problems)
    const headings = text.headings.map((heading) => ({
      ...heading,
      text: heading.text.replaceAll(mark, serverPlaceholder),
    }))
    return { tree: withPlaceholder(text.tree), headings }
  }
}

/** Where a link in a document leads: a path of this site, a URL elsewhere, or undefined for anything else. */
export function resolveLink(href: string, site: SiteLinkOptions): string | undefined {
  return currentUrl(href, site) ?? (/^(https?|mailto):/i.test(href) ? href : undefined)
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
