import { nearestSentence } from '../../gatsby-problem-report/src/nearest'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { FeatureAvailability } from '../types'

export interface AvailablePage {
  path: string
  sourceFile: string
  availability: { plans: readonly string[]; since: string | null } | null
}

const list = 'content/data/featureAvailability.ts'

/**
 * Pages whose front matter says something else about plans and version than `featureAvailability`: the marks beside a title
 * and the table have to agree. A fact about a part of a page has an anchor, and is not compared with the page. A page with
 * marks is one that a feature names, so that none of them is said twice and compared never.
 */
export function availabilityProblems(
  facts: readonly Pick<FeatureAvailability, 'name' | 'page' | 'pages' | 'plans' | 'since'>[],
  pages: readonly AvailablePage[],
): Problem[] {
  const named = facts.flatMap(({ page, pages: more = [] }) => [page, ...more])
  const addresses = pages.map(({ path }) => path)
  const differences = facts.flatMap(({ name, page, pages: more = [], plans, since }): Problem[] => {
    const known = inWords(plans, since ?? undefined)
    const about = pages.filter(({ path }) => path === page || more.includes(path))
    const missing = more.filter((path) => !addresses.includes(path))
    return [
      ...missing.map((path): Problem => {
        const fix = nearestSentence(path, addresses, 'Remove it.')
        return { severity: 'error', file: list, entry: `${name} > pages`, what: `There is no page "${path}".`, fix }
      }),
      ...about.flatMap(({ sourceFile, availability }): Problem[] => {
        const said = inWords(availability?.plans ?? [], availability?.since ?? undefined)
        if (said === known) return []
        const what = `The front matter says ${said}, ${list} says ${known} of "${name}".`
        return [{ severity: 'error', file: sourceFile, what, fix: 'Find out which is right, and correct the other.' }]
      }),
    ]
  })
  const unnamed = pages.filter(({ path, availability }) => availability && !named.includes(path))
  return [
    ...differences,
    ...unnamed.map(({ path, sourceFile }): Problem => {
      const what = `The front matter has "availability", but no feature in ${list} names this page.`
      return { severity: 'error', file: sourceFile, what, fix: `Add "${path}" to the "pages" of its feature there.` }
    }),
  ]
}

function inWords(plans: readonly string[], since: string | undefined): string {
  return `${plans.join(', ') || 'no plans'}${since === undefined ? '' : ` since ${since}`}`
}
