import type { Reporter } from 'gatsby'
import { distinctProblems, formatProblems } from './formatProblems'
import type { Problem } from './Problem'

/**
 * Prints all problems of one stage together. Errors end a build (and only show in `gatsby develop`); warnings never do.
 *
 * @param stage what was being done, as it stands in the heading: "Reading content/docs".
 */
export function reportProblems(reporter: Reporter, stage: string, problems: readonly Problem[]): void {
  const distinct = distinctProblems(problems)
  const warnings = distinct.filter(({ severity }) => severity === 'warning')
  const errors = distinct.filter(({ severity }) => severity === 'error')
  if (warnings.length > 0) reporter.warn(`${stage}: ${count(warnings, 'warning')}\n\n${formatProblems(warnings)}\n`)
  if (errors.length > 0) reporter.panicOnBuild(`${stage}: ${count(errors, 'problem')}\n\n${formatProblems(errors)}\n`)
}

function count(problems: readonly Problem[], word: string): string {
  return `${problems.length} ${word}${problems.length === 1 ? '' : 's'}`
}
