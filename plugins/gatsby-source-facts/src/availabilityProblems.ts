import type { Problem } from '../../gatsby-problem-report/src/Problem'
import type { FeatureAvailability } from '../types'

export interface AvailablePage {
  path: string
  sourceFile: string
  availability: { plans: readonly string[]; since: string | null } | null
}

/**
 * Pages whose front matter says something else about plans and version than `featureAvailability`: the marks beside a title
 * and the table have to agree. A fact about a part of a page has an anchor, and is not compared.
 */
export function availabilityProblems(
  facts: readonly Pick<FeatureAvailability, 'name' | 'page' | 'plans' | 'since'>[],
  pages: readonly AvailablePage[],
): Problem[] {
  return facts.flatMap(({ name, page, plans, since }): Problem[] => {
    const about = pages.find(({ path }) => path === page)
    if (!about) return []
    const said = inWords(about.availability?.plans ?? [], about.availability?.since ?? undefined)
    const known = inWords(plans, since ?? undefined)
    if (said === known) return []
    const what = `The front matter says ${said}, content/data/featureAvailability.ts says ${known} of "${name}".`
    return [{ severity: 'error', file: about.sourceFile, what, fix: 'Find out which is right, and correct the other.' }]
  })
}

function inWords(plans: readonly string[], since: string | undefined): string {
  return `${plans.join(', ') || 'no plans'}${since === undefined ? '' : ` since ${since}`}`
}
