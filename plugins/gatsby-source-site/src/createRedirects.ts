import type { GatsbyNode, PluginOptions } from 'gatsby'
import { nearestPathSentence, type Problem, reportProblems } from '../../problem-report'
import { expandRedirects, type Redirect, type Redirects } from '../../site-links'
import type { SiteOptions } from '../types'

/** Redirects follow from the pages, which are known only now. */
export const createRedirects: GatsbyNode['createPages'] = async (args, options: PluginOptions & SiteOptions) => {
  const { oldPaths, productPaths, otherPages } = options
  const query = 'query RedirectTargets { allContentPage { nodes { path } } }'
  const result = await args.graphql<{ allContentPage: { nodes: { path: string }[] } }>(query)
  if (!result.data || result.errors) {
    args.reporter.panicOnBuild('The query for the targets of redirects failed.', result.errors as Error[])
    return
  }
  const pagePaths = [...result.data.allContentPage.nodes.map(({ path }) => path), ...otherPages]
  const redirects = expandRedirects([oldPaths, productPaths], pagePaths)
  reportProblems(args.reporter, 'Reading the redirects', [
    ...doubleRedirects(oldPaths, productPaths),
    ...redirectProblems(redirects, pagePaths, productPaths),
  ])
  for (const { from, to, origin } of redirects) {
    // Netlify's adapter moves the page of /a to a.html, over which a redirect wins only by force.
    args.actions.createRedirect({ fromPath: from, toPath: to, statusCode: 301, force: origin === 'extension' })
  }
}

const [oldFile, productFile] = ['content/site/redirects.ts', 'content/site/productPaths.ts']

export function redirectFile(from: string, productPaths: Redirects): string {
  return Object.hasOwn(productPaths, from) ? productFile : oldFile
}

/** Paths in both tables; TypeScript finds those that occur twice in one. */
export function doubleRedirects(oldPaths: Redirects, productPaths: Redirects): Problem[] {
  return Object.keys(productPaths)
    .filter((from) => Object.hasOwn(oldPaths, from))
    .map((from) => {
      const what = `"${from}" is in oldPaths, too.`
      return { severity: 'error', file: productFile, entry: from, what, fix: `Remove it here or in ${oldFile}.` }
    })
}

/**
 * Loops, chains, dead targets, sources that are pages, and sources that differ only in case or a slash. Anchors are checked against
 * the built pages.
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  pagePaths: readonly string[],
  productPaths: Redirects = {},
): Problem[] {
  const pages = new Set(pagePaths)
  const bySource = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  const firstByForm = new Map<string, string>()
  return redirects.flatMap((redirect): Problem[] => {
    const { from } = redirect
    const form = from.toLowerCase().replace(/\/+$/, '')
    const twin = firstByForm.get(form)
    if (twin === undefined) firstByForm.set(form, from)
    if (redirect.origin !== 'old') return []
    const problems: Problem[] = []
    const file = redirectFile(from, productPaths)
    const add = (what: string, fix: string) => problems.push({ severity: 'error', file, entry: from, what, fix })
    if (!/^\/[A-Za-z0-9/_.-]+$/.test(from)) {
      add(
        `"${from}" isn't a path that can be redirected.`,
        'Start with a slash and use letters, digits, "/", "_", "." and "-" only.',
      )
    }
    if (pages.has(from)) add(`"${from}" is a page.`, 'Remove the redirect, or move the page.')
    if (twin !== undefined)
      add(`"${from}" differs from "${twin}" only in letter case or a slash.`, 'Keep one of the two.')
    const target = redirect.to.replace(/[?#].*$/, '')
    if (pages.has(target)) return problems
    if (bySource.has(target)) {
      const end = endOf(redirect, bySource)
      if (end === undefined) add(`"${from}" redirects in a loop.`, 'Redirect it to a page.')
      else add(`"${from}" redirects to "${target}", which is redirected itself.`, `Redirect it to "${end}".`)
    } else {
      const fix = nearestPathSentence(target, pagePaths, 'Redirect it to a page, or remove it.')
      add(`"${from}" redirects to "${target}", which isn't a page.`, fix)
    }
    return problems
  })
}

/** Follows a chain to its end; undefined for a circle. */
function endOf(
  { from, to }: Redirect,
  bySource: ReadonlyMap<string, Redirect>,
  seen = new Set<string>(),
): string | undefined {
  if (seen.has(from)) return undefined
  const next = bySource.get(to.replace(/[?#].*$/, ''))
  return next ? endOf(next, bySource, seen.add(from)) : to
}
