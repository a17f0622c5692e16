import { compileForeign } from '../../gatsby-markdown-tree/src/compileForeign'
import type { CompiledMarkdown } from '../../gatsby-markdown-tree/src/CompiledMarkdown'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { Accepted } from '../../gatsby-remote-document/src/RemoteDocument'
import type { ReadmeSource, ReadmesOptions } from '../types'
import { resolveReadmeImage } from './links/resolveReadmeImage'
import { resolveReadmeLink } from './links/resolveReadmeLink'
import { measureTree } from './measureTree'

/** Media types that a README comes as. */
export const readmeContentTypes = ['text/plain', 'text/markdown'] as const

/** Fewer words than any page needs: what is shorter is a message of a server, or a README that is yet to be written. */
const fewestWords = 20
/** More than any README has; components that draw a tree much deeper run out of stack. */
const deepest = 100

export type ReadmeText = Pick<CompiledMarkdown, 'tree' | 'headings'>

/**
 * A README's text as a content tree, or why it cannot be a page.
 *
 * @param location file or address of the text.
 */
export async function acceptReadme(
  text: string,
  location: string,
  source: ReadmeSource,
  addresses: Pick<ReadmesOptions, 'siteUrls' | 'oldPaths'>,
): Promise<Accepted<ReadmeText>> {
  if (/^\s*<(!doctype|html)\b/i.test(text)) return refused('The text is an HTML page, not Markdown.')
  const { tree, headings, problems } = await compileForeign(text, {
    file: location,
    idPrefix: 'readme-',
    resolveLink: (url) => resolveReadmeLink(url, source, addresses),
    resolveImage: (url) => resolveReadmeImage(url, source),
  })
  if (problems.some(({ severity }) => severity === 'error')) return { ok: false, problems }
  const { words, depth } = measureTree(tree)
  if (words < fewestWords) return refused(`The text has ${words === 1 ? '1 word' : `${words} words`} to read.`)
  if (depth > deepest) return refused(`The text is nested ${depth} levels deep, ${deepest} are allowed.`)
  return { ok: true, value: { tree, headings }, problems }

  function refused(what: string): Accepted<ReadmeText> {
    const least = `${fewestWords} words or more besides its code`
    const fix = `A README is Markdown with ${least}: check the address in content/site/sources.ts.`
    const problem: Problem = { severity: 'error', file: location, what, fix }
    return { ok: false, problems: [problem] }
  }
}
