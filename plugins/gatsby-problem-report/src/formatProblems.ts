import type { Problem } from './Problem'

/** Where a problem stands: `content/docs/a.mdx:12`, or `content/site/sidebars.ts  docs > Guides > 4`. */
function formatPlace({ file, line, entry }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}${entry ? `  ${entry}` : ''}`
}

/** One problem as three lines: where, what, fix. */
export function formatProblem(problem: Problem): string {
  return `${formatPlace(problem)}\n  ${problem.what}\n  ${problem.fix}`
}

/** Each problem once, however often it was met. */
export function distinctProblems(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.severity} ${formatProblem(problem)}`, problem])).values()]
}

/** Equal problems once, ordered by file, line and entry, with a blank line between them. */
export function formatProblems(problems: readonly Problem[]): string {
  const ordered = [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.entry ?? '').localeCompare(b.entry ?? '', 'en', { numeric: true }),
  )
  return [...new Set(ordered.map(formatProblem))].join('\n\n')
}
