import { nearestSentence, type Problem } from '../../plugins/problem-report'
import { decodeUrlPart } from '../../plugins/site-links'
import { oncePerText } from '../shared/oncePerObject'
import type { BuiltPage, PageLink } from './builtPageReader'

export interface BuiltSite {
  pages: readonly BuiltPage[]
  /** URLs of static files. */
  files: ReadonlySet<string>
  /** Of the host, with those that are derived from pages and old paths. */
  redirects: ReadonlyMap<string, string>
  writtenRedirects: readonly WrittenRedirect[]
  sourceFiles: ReadonlyMap<string, string>
  siteUrl: string
}

export interface WrittenRedirect {
  from: string
  to: string
  sourceFile: string
}

type Fault = Pick<Problem, 'what' | 'fix'>

/**
 * Reports links and images that lead nowhere, and redirects whose anchor doesn't exist. Links in fetched documents, and to what such a
 * document no longer contains, are warnings: they can't be fixed here.
 */
export function linkReport(site: BuiltSite): Problem[] {
  const pages = new Map(site.pages.map((page) => [page.path, page]))
  const targets = [...pages.keys(), ...site.files]
  /** Of an absolute path: hundreds of pages have the links of the sidebar. */
  const sharedFault = oncePerText((target) => faultOf(target, '/'))
  const broken = site.pages.flatMap((page) =>
    page.links.flatMap((link): Problem[] => {
      const fault = link.target.startsWith('/') ? sharedFault(link.target) : faultOf(link.target, page.path)
      const from = link.region === 'page' ? page.path : undefined
      return fault ? [{ severity: severityOf(link.target, from), ...placeOf(page, link), ...fault }] : []
    }),
  )
  const deadRedirects = site.writtenRedirects.flatMap(({ from, to, sourceFile }): Problem[] => {
    const fault = to.includes('#') ? faultOf(to, '/') : undefined
    return fault ? [{ severity: severityOf(to), file: sourceFile, entry: from, ...fault }] : []
  })
  return [...broken, ...deadRedirects]

  /** @param from path of the page with the link; undefined for the shell. */
  function severityOf(target: string, from?: string): Problem['severity'] {
    const path = urlOf(target, from ?? '/')?.pathname.replace(/(.)\/+$/, '$1') ?? ''
    return [from ?? '', path, parentOf(path)].some(isFetched) ? 'warning' : 'error'
  }

  function isFetched(path: string): boolean {
    return /^https?:/.test(site.sourceFiles.get(path) ?? '')
  }

  function urlOf(target: string, from: string): URL | undefined {
    return URL.canParse(target, site.siteUrl + from) ? new URL(target, site.siteUrl + from) : undefined
  }

  function placeOf(page: BuiltPage, link: PageLink): { file: string; entry: string } {
    if (link.region !== 'page') return { file: `content/site (${link.region})`, entry: link.text }
    return { file: site.sourceFiles.get(page.path) ?? page.path, entry: `${page.path} > ${link.text}` }
  }

  function faultOf(target: string, from: string): Fault | undefined {
    // Most links, and quicker than a URL.
    if (target.startsWith('#') && pages.get(from)?.ids.has(target.slice(1))) return undefined
    const url = urlOf(target, from)
    if (!url)
      return { what: `"${target}" is not a valid URL.`, fix: 'Write a path of this site, or a URL with a scheme.' }
    if (url.origin !== site.siteUrl) return undefined
    const path = decodeUrlPart(url.pathname)
    const page = pages.get(path)
    if (!page) return missingPage(path, target)
    const anchor = decodeUrlPart(url.hash.slice(1))
    if (anchor === '' || page.ids.has(anchor)) return undefined
    return {
      what: `"${target}" links to an anchor that does not exist on ${path}.`,
      fix: nearestSentence(anchor, [...page.ids], 'Give the heading an ID: "## Title [#id]".'),
    }
  }

  function missingPage(path: string, target: string): Fault | undefined {
    if (site.files.has(path)) return undefined
    const bare = path.replace(/\/+$/, '')
    const now = site.redirects.get(bare)
    if (now !== undefined)
      return { what: `"${target}" is an old path, which redirects to another page.`, fix: `Link to "${now}".` }
    return {
      what: `"${target}" does not match any page or file of this site.`,
      fix: nearestSentence(path, targets, 'Link to a page that exists.'),
    }
  }
}

function parentOf(path: string): string {
  return path.replace(/\/[^/]*$/, '')
}
