import { nearestPathSentence, nearestSentence, type Fault, type Problem } from '../../plugins/problem-report'
import { decodeUrlPart } from '../../plugins/site-links'
import { oncePerText } from '../shared/oncePerObject'

/** What a link may lead to. */
export interface LinkTargets {
  /** The IDs on each page, by its path; undefined for a page whose IDs aren't known before it is rendered. */
  pages: ReadonlyMap<string, () => ReadonlySet<string> | undefined>
  /** URLs of static files; undefined before a build has written them all: links to files aren't checked then. */
  files?: ReadonlySet<string>
  /** Of the host, with those that are derived from pages and old paths. */
  redirects: ReadonlyMap<string, string>
  /** The source of each page, by its path: a file of the project, or a URL. */
  sourceFiles: ReadonlyMap<string, string>
  siteUrl: string
}

export interface LinkChecker {
  /**
   * What is wrong with a link.
   * @param from path of the page with the link.
   */
  faultOf(target: string, from: string): Fault | undefined
  /**
   * Links in fetched documents, and to what such a document no longer contains, are warnings: they can't be fixed here.
   * @param from path of the page with the link; undefined for the shell.
   */
  severityOf(target: string, from?: string): Problem['severity']
}

export function linkChecker({ pages, files, redirects, sourceFiles, siteUrl }: LinkTargets): LinkChecker {
  const paths = [...pages.keys(), ...(files ?? [])]
  /** Of an absolute path: hundreds of pages have the links of the sidebar. */
  const sharedFault = oncePerText((target) => faultFrom(target, '/'))
  return {
    faultOf: (target, from) => (target.startsWith('/') ? sharedFault(target) : faultFrom(target, from)),
    severityOf(target, from) {
      const path = urlOf(target, from ?? '/')?.pathname.replace(/(.)\/+$/, '$1') ?? ''
      return [from ?? '', path, parentOf(path)].some(isFetched) ? 'warning' : 'error'
    },
  }

  function isFetched(path: string): boolean {
    return /^https?:/.test(sourceFiles.get(path) ?? '')
  }

  function urlOf(target: string, from: string): URL | undefined {
    return URL.canParse(target, siteUrl + from) ? new URL(target, siteUrl + from) : undefined
  }

  function faultFrom(target: string, from: string): Fault | undefined {
    // Most links, and quicker than a URL.
    if (target.startsWith('#') && pages.get(from)?.()?.has(target.slice(1))) return undefined
    const url = urlOf(target, from)
    if (!url)
      return { what: `"${target}" is not a valid URL.`, fix: 'Write a path of this site, or a URL with a scheme.' }
    if (url.origin !== siteUrl) return undefined
    const path = decodeUrlPart(url.pathname)
    const page = pages.get(path)
    if (!page) return missingPage(path, target)
    const anchor = decodeUrlPart(url.hash.slice(1))
    const ids = anchor === '' ? undefined : page()
    if (!ids || ids.has(anchor)) return undefined
    return {
      what: `"${target}" links to an anchor that does not exist on ${path}.`,
      fix: nearestSentence(anchor, [...ids], 'Give the heading an ID: "## Title [#id]".'),
    }
  }

  function missingPage(path: string, target: string): Fault | undefined {
    if (files ? files.has(path) : /\.[^/]*$/.test(path)) return undefined
    const now = redirects.get(path.replace(/\/+$/, ''))
    if (now !== undefined)
      return { what: `"${target}" is an old path, which redirects to another page.`, fix: `Link to "${now}".` }
    return {
      what: `"${target}" does not match any page or file of this site.`,
      fix: nearestPathSentence(path, paths, 'Link to a page that exists.'),
    }
  }
}

function parentOf(path: string): string {
  return path.replace(/\/[^/]*$/, '')
}
