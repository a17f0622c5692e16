import { nearestSentence } from '../../gatsby-problem-report/src/nearest'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { Redirect } from './expandRedirects'

/**
 * What would keep a reader of an old address from arriving in one step: loops, chains, dead targets, sources that are
 * pages, and sources that differ only in case or a slash. Anchors are checked against the built pages.
 */
export function redirectProblems(redirects: readonly Redirect[], pagePaths: readonly string[]): Problem[] {
  const pages = new Set(pagePaths)
  const bySource = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  const firstByForm = new Map<string, string>()
  return redirects.flatMap((redirect): Problem[] => {
    const form = redirect.from.toLowerCase().replace(/\/+$/, '')
    const twin = firstByForm.get(form)
    if (twin === undefined) firstByForm.set(form, redirect.from)
    if (redirect.origin !== 'old') return []
    const target = redirect.to.replace(/[?#].*$/, '')
    const place = { severity: 'error', file: 'content/site/redirects.ts', entry: redirect.from } as const
    const problems: Problem[] = []
    if (!/^\/[A-Za-z0-9/_.-]+$/.test(redirect.from)) {
      problems.push({
        ...place,
        what: `"${redirect.from}" is no path that can be redirected.`,
        fix: 'Start with a slash and use letters, digits, "/", "_", "." and "-" only.',
      })
    }
    if (pages.has(redirect.from)) {
      problems.push({ ...place, what: `"${redirect.from}" is a page.`, fix: 'Remove the redirect, or move the page.' })
    }
    if (twin !== undefined) {
      problems.push({
        ...place,
        what: `"${redirect.from}" differs from "${twin}" only in letter case or a slash.`,
        fix: 'Keep one of the two.',
      })
    }
    if (bySource.has(target) && !pages.has(target)) {
      const end = endOf(redirect, bySource)
      problems.push(
        end === undefined
          ? { ...place, what: `"${redirect.from}" leads in a circle.`, fix: 'Let it lead to a page.' }
          : { ...place, what: `"${redirect.from}" leads to "${target}", which is redirected.`, fix: `Lead it to "${end}".` },
      )
    } else if (!pages.has(target)) {
      problems.push({
        ...place,
        what: `"${redirect.from}" leads to "${target}", which is no page.`,
        fix: nearestSentence(target, pagePaths, 'Lead it to a page, or remove it.'),
      })
    }
    return problems
  })
}

/** Follows a chain to its end; undefined for a circle. */
function endOf(redirect: Redirect, bySource: ReadonlyMap<string, Redirect>): string | undefined {
  const seen = new Set<string>()
  let current: Redirect | undefined = redirect
  let end = redirect.to
  while (current) {
    if (seen.has(current.from)) return undefined
    seen.add(current.from)
    end = current.to
    current = bySource.get(current.to.replace(/[?#].*$/, ''))
  }
  return end
}
