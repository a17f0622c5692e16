import { compileForeign } from '../../gatsby-markdown-tree/src/compileForeign'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { OpenApiOptions } from '../types'
import { localLink } from './nodes/localLink'
import type { CompileText } from './nodes/NodeContext'

/**
 * A compiler for the texts of one document. Equal texts are compiled once: most schema descriptions occur on many pages.
 *
 * @param problems is filled with what the compiler finds.
 */
export function foreignText(
  file: string,
  serverUrls: readonly string[],
  options: Pick<OpenApiOptions, 'siteUrls' | 'oldPaths'>,
  problems: Problem[],
): CompileText {
  const done = new Map<string, ReturnType<CompileText>>()
  return (markdown) => {
    const compiled = done.get(markdown) ?? compile(markdown)
    done.set(markdown, compiled)
    return compiled
  }

  async function compile(markdown: string): ReturnType<CompileText> {
    if (markdown === '') return { tree: [], headings: [] }
    const {
      tree,
      headings,
      problems: found,
    } = await compileForeign(markdown, {
      file,
      idPrefix: 'text-',
      resolveLink: (href) => resolveLink(href),
      resolveImage: () => undefined,
    })
    problems.push(...found)
    return { tree, headings }
  }

  function resolveLink(href: string): string | undefined {
    if (serverUrls.some((url) => href.toLowerCase().startsWith(url.toLowerCase()))) return undefined
    return localLink(href, options) ?? (/^(https?:|mailto:|#)/i.test(href) ? href : undefined)
  }
}
