import path from 'node:path'
import {
  type CompiledMarkdown,
  compileUntrusted,
  contentOf,
  isExternal,
  type TreeNode,
  type WrittenLink,
} from '../../markdown-tree'
import type { Problem } from '../../problem-report'
import type { Accepted } from '../../remote-document'
import { currentUrl, type SiteLinkOptions } from '../../site-links'
import type { ReadmeSource } from '../types'

/** Anything shorter is an error message of a server, or a README that is yet to be written. */
const minWords = 20
/** Deeper than any README; rendering a much deeper tree would overflow the stack. */
const maxDepth = 100

export type ReadmeText = Pick<CompiledMarkdown, 'tree' | 'headings'> & { links: WrittenLink[] }

/** Compiles a README (`location`: its file or URL) to a content tree, or explains why it can't be a page. */
export async function acceptReadme(
  markdown: string,
  location: string,
  source: ReadmeSource,
  site: SiteLinkOptions & { textSeconds?: number | undefined },
): Promise<Accepted<ReadmeText>> {
  const markup = markupOf(location)
  if (markup !== 'Markdown') return refuse(`The README is written in ${markup}, which isn't supported.`)
  if (/^\s*<(!doctype|html)\b/i.test(markdown)) return refuse('The README is an HTML page, not Markdown.')
  const links: WrittenLink[] = []
  const { tree, headings, problems, isPreformatted } = await compileUntrusted(markdown, {
    file: location,
    idPrefix: 'readme-',
    isPage: true,
    resolveLink(url, line) {
      const target = resolveReadmeLink(url, source, site)
      if (target !== undefined) links.push({ target, text: '', file: location, ...(line !== undefined && { line }) })
      return target
    },
    resolveImage: (url) => resolveReadmeImage(url, source),
    seconds: site.textSeconds,
  })
  if (isPreformatted) return { ok: true, value: { tree, headings, links }, problems }
  const { words, depth } = measureTree(tree)
  if (words < minWords) return refuse(`The README has only ${words === 1 ? '1 word' : `${words} words`} of text.`)
  if (depth > maxDepth) return refuse(`The README is nested ${depth} levels deep; the limit is ${maxDepth}.`)
  return { ok: true, value: { tree, headings, links }, problems }

  function refuse(what: string): Accepted<ReadmeText> {
    const fix = `Use Markdown with at least ${minWords} words besides code: check the row in content/site/sources.ts.`
    const problem: Problem = { severity: 'error', file: location, what, fix }
    return { ok: false, problems: [problem] }
  }
}

/** The markup that GitHub reads a file as, by its name: https://github.com/github/markup#markups. */
const markups: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['.md', '.markdown', '.mdown', '.mkd', '.mkdn', '.mdx'].map((ending) => [ending, 'Markdown'])),
  ...Object.fromEntries(['.adoc', '.asc', '.asciidoc'].map((ending) => [ending, 'AsciiDoc'])),
  ...Object.fromEntries(['.rst', '.rest'].map((ending) => [ending, 'reStructuredText'])),
  ...Object.fromEntries(['.wiki', '.mediawiki'].map((ending) => [ending, 'MediaWiki'])),
  '.creole': 'Creole',
  '.org': 'Org',
  '.pod': 'Pod',
  '.rdoc': 'RDoc',
  '.textile': 'Textile',
}

function markupOf(location: string): string {
  return markups[path.posix.extname(location).toLowerCase()] ?? 'plain text'
}

/** Words of the text, without code blocks, and levels of nested elements. */
export function measureTree(tree: readonly TreeNode[]): { words: number; depth: number } {
  let words = 0
  let depth = 0
  for (const node of tree) {
    if (typeof node === 'string') {
      words += node.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
    } else {
      const inner = measureTree(contentOf(node))
      words += inner.words
      depth = Math.max(depth, inner.depth + 1)
    }
  }
  return { words, depth }
}

/**
 * Where a link of a README leads on this site; the plugin's README.md has a table of examples.
 * @returns undefined for an unsafe or invalid URL, such as `javascript:` or `data:`.
 */
export function resolveReadmeLink(url: string, source: ReadmeSource, site: SiteLinkOptions): string | undefined {
  if (url.startsWith('#')) return url
  if (!isExternal(url)) return repositoryUrl(url, source)
  const absolute = url.replace(/^\s*[/\\]{2}/, 'https://')
  if (!URL.canParse(absolute)) return undefined
  const { protocol, href } = new URL(absolute)
  if (protocol !== 'mailto:' && protocol !== 'https:' && protocol !== 'http:') return undefined
  return currentUrl(href, site) ?? href
}

/** A relative image is a file of the repository. Pages load nothing from other hosts, so it becomes a link. */
function resolveReadmeImage(url: string, source: ReadmeSource): { link: string } | undefined {
  const link = repositoryUrl(url, source)
  const file = fileBase(source)
  const raw = `https://raw.githubusercontent.com/${source.repository}/${source.revision}`
  return link === undefined ? undefined : { link: link.startsWith(file) ? raw + link.slice(file.length) : link }
}

function fileBase({ repository, revision }: ReadmeSource): string {
  return `https://github.com/${repository}/blob/${revision}`
}

/**
 * Resolves a relative link as GitHub does: from the README's folder, or from the root of the repository after a leading slash. `..`
 * above the root leads to other parts of the repository, such as its wiki.
 */
function repositoryUrl(relative: string, source: ReadmeSource): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(relative) ?? []
  // A server may decode an encoded slash, and two at the start would name a host.
  const plainPath = path.replace(/%2f|%5c|\\/gi, '/').replace(/\/{2,}/g, '/')
  // A revision is one step up, also if its name has slashes.
  const root = `https://github.com/${source.repository}/blob/revision/`
  const from = plainPath.startsWith('/') ? root : root + source.file
  const target = plainPath.replace(/^\//, './') + rest
  if (!URL.canParse(target, from)) return undefined
  const { href } = new URL(target, from)
  return href.startsWith(root) ? `${fileBase(source)}/${href.slice(root.length)}` : href
}
