import { nearestSentence } from '../../plugins/gatsby-problem-report/src/nearest'
import type { Problem } from '../../plugins/gatsby-problem-report/src/Problem'
import type { BuiltPage, PageLink } from './builtPageReader'

export interface BuiltSite {
  pages: readonly BuiltPage[]
  /** Files that are served as they are, by path: `/img/logo.svg`. */
  files: ReadonlySet<string>
  /** Old addresses and where they lead. */
  redirects: ReadonlyMap<string, string>
  /** What a page was made from, by path. */
  sourceFiles: ReadonlyMap<string, string>
  siteUrl: string
}

type Fault = Pick<Problem, 'what' | 'fix'>

/**
 * Every link, anchor and image of every built page that leads nowhere, and redirects whose anchor does not exist.
 *
 * A link in the navbar, the footer or a sidebar is on many pages; it is named once, by its place. What somebody else's text
 * brought about is a warning, since nobody here could mend it before the next build: a link on a page made from a fetched
 * text, to a part that such a page does not have, or to a page that a fetched document does not have.
 */
export function linkReport(site: BuiltSite): Problem[] {
  const pages = new Map(site.pages.map((page) => [page.path, page]))
  const targets = [...pages.keys(), ...site.files]
  const checked = new Map<string, Fault | undefined>()
  const broken = site.pages.flatMap((page) =>
    page.links.flatMap((link): Problem[] => {
      const fault = checkedOnce(link.target, page.path)
      const from = link.region === 'page' ? page.path : undefined
      return fault ? [{ severity: severityOf(link.target, from), ...placeOf(page, link), ...fault }] : []
    }),
  )
  const deadRedirects = [...site.redirects].flatMap(([from, to]): Problem[] => {
    const fault = to.includes('#') ? faultOf(to, '/') : undefined
    return fault ? [{ severity: severityOf(to), file: 'content/site/redirects.ts', entry: from, ...fault }] : []
  })
  return [...broken, ...deadRedirects]

  /** @param from the page the link stands on; undefined for the parts that all pages share. */
  function severityOf(target: string, from?: string): Problem['severity'] {
    const path = addressOf(target, from ?? '/')?.pathname.replace(/(.)\/+$/, '$1') ?? ''
    return [from ?? '', path, parentOf(path)].some(isFetched) ? 'warning' : 'error'
  }

  function isFetched(path: string): boolean {
    return /^https?:/.test(site.sourceFiles.get(path) ?? '')
  }

  function addressOf(target: string, from: string): URL | undefined {
    return URL.canParse(target, site.siteUrl + from) ? new URL(target, site.siteUrl + from) : undefined
  }

  function placeOf(page: BuiltPage, link: PageLink): { file: string; entry: string } {
    if (link.region !== 'page') return { file: `content/site (${link.region})`, entry: link.text }
    return { file: site.sourceFiles.get(page.path) ?? page.path, entry: `${page.path} > ${link.text}` }
  }

  /**
   * Thousands of pages have the same links of the sidebar: one that begins with a slash means the same on all of them. Most
   * others lead to a part of their own page.
   */
  function checkedOnce(target: string, from: string): Fault | undefined {
    if (target.startsWith('#') && pages.get(from)?.ids.has(target.slice(1))) return undefined
    if (!target.startsWith('/')) return faultOf(target, from)
    if (!checked.has(target)) checked.set(target, faultOf(target, from))
    return checked.get(target)
  }

  function faultOf(target: string, from: string): Fault | undefined {
    const url = addressOf(target, from)
    if (!url) return { what: `"${target}" is no address.`, fix: 'Write a path of this site or a complete address.' }
    if (url.origin !== site.siteUrl) return undefined
    const path = decode(url.pathname)
    const page = pages.get(path)
    if (!page) return missingPage(path, target)
    const anchor = decode(url.hash.slice(1))
    if (anchor === '' || page.ids.has(anchor)) return undefined
    return {
      what: `"${target}" leads to an anchor that ${path} does not have.`,
      fix: nearestSentence(anchor, [...page.ids], 'Give the heading an id: "## Title [#id]".'),
    }
  }

  function missingPage(path: string, target: string): Fault | undefined {
    if (site.files.has(path)) return undefined
    const bare = path.replace(/\/+$/, '')
    const now = site.redirects.get(bare)
    if (now !== undefined) return { what: `"${target}" is an old address.`, fix: `Link to "${now}".` }
    return {
      what: `"${target}" is no page or file of this site.`,
      fix: nearestSentence(path, targets, 'Link to a page that exists.'),
    }
  }
}

/** `/reference/api/unleash/create-tag` → `/reference/api/unleash` */
function parentOf(path: string): string {
  return path.replace(/\/[^/]*$/, '')
}

/** A path or hash as the reader sees it; malformed percent signs are left as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
