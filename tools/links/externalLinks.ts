import { Parser } from 'htmlparser2'
import type { Problem } from '../../plugins/problem-report'
import { type FetchOptions, fetchText } from '../../plugins/remote-document'
import { builtPages } from '../server/builtPages'

/** Pages by the URL on another site that they link to, without its anchor. */
export type ExternalLinks = ReadonlyMap<string, readonly string[]>

/** GitHub's pages for changing a file or writing an issue require an account. */
const needsAccount = /^https:\/\/github\.com\/[^/]+\/[^/]+\/(edit\/|issues\/new)/

/** Names that are reserved for examples (RFC 2606), and the reader's own machine. */
const exampleHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^127\./

/** Links of a built site to other sites. Examples, such as `https://unleash.example.com`, are left out. */
export function externalLinks(folder: string): ExternalLinks {
  const found = new Map<string, string[]>()
  for (const [page, html] of builtPages(folder)) {
    for (const href of hrefsOf(html)) {
      const url = href.replace(/#.*$/s, '')
      if (
        !/^https?:\/\//.test(url) ||
        !URL.canParse(url) ||
        needsAccount.test(url) ||
        exampleHost.test(new URL(url).hostname)
      )
        continue
      const pages = found.get(url) ?? []
      if (!pages.includes(page)) found.set(url, [...pages, page])
    }
  }
  return found
}

function hrefsOf(html: string): string[] {
  const hrefs: string[] = []
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === 'a' && href !== undefined) hrefs.push(href)
    },
  })
  parser.end(html)
  return hrefs
}

/**
 * Requests each URL, those of one host one after the other.
 * @returns errors for pages and hosts that are gone, warnings for what couldn't be checked: some servers refuse programs
 */
export async function checkExternalLinks(
  links: ExternalLinks,
  options: Omit<FetchOptions, 'url'> = {},
): Promise<Problem[]> {
  const hostOf = (url: string) => new URL(url).host
  const hosts = [...new Set([...links.keys()].map(hostOf))]
  const checked = hosts.map(async (host) => {
    const problems: Problem[] = []
    for (const [url, pages] of links) {
      const result = hostOf(url) === host ? await fetchText({ ...options, url }) : undefined
      if (result?.ok === false) problems.push(problemOf(url, pages, result.cause))
    }
    return problems
  })
  return (await Promise.all(checked)).flat()
}

function problemOf(url: string, [page = '', ...others]: readonly string[], cause: string): Problem {
  const isGone = /returned (404|410)\b|host name is unknown/.test(cause)
  return {
    severity: isGone ? 'error' : 'warning',
    file: others.length === 0 ? page : `${page} and ${others.length} more`,
    what: `${url}: ${cause}`,
    fix: isGone ? 'Link to where the page is now, or remove the link.' : 'Open the link in a browser.',
  }
}
