import { codeDigest, escapeHtml, runReasons } from '../../../plugins/markdown-tree'
import { formatProblems } from '../../../plugins/problem-report'
import { type CheckedPages, type PageResults, pagePath } from '../checkedPages'
import type { Outcome } from './runPage'

/** What a run prints at its end: all problems, then how many examples ran, and why others didn't. */
export function report(outcomes: readonly Outcome[], seconds: number): string {
  const problems = outcomes.flatMap((outcome) => outcome.problems)
  const skipped = outcomes.flatMap((outcome) => outcome.skipped ?? [])
  const failed = outcomes.filter((outcome) => outcome.problems.length > 0).length
  const passed = outcomes.length - failed - skipped.length
  const reasons = [...new Set(skipped)]
    .sort()
    .map((reason) => `  ${String(count(skipped, reason)).padStart(4)}  ${reason}: needs ${runReasons[reason]}`)
  return [
    ...(problems.length > 0 ? [formatProblems(problems), ''] : []),
    `${outcomes.length} examples: ${passed} passed, ${failed} failed, ${skipped.length} skipped (${seconds.toFixed(1)} s)`,
    ...reasons,
  ].join('\n')
}

/** One line per example of a page. */
export function pageReport(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ example: { line, kind, operations, title }, skipped, problems }) => {
      const result = skipped === undefined ? (problems.length > 0 ? 'failed ' : 'passed ') : 'skipped'
      return `${String(line).padStart(4)}  ${result}  ${kind.padEnd(8)}  ${[...operations, ...(title === undefined ? [] : [title])].join(' ')}`.trimEnd()
    })
    .join('\n')
}

/** How many examples of each page ran. READMEs are left out: most of their code is shown in parts that no one can run alone. */
export function exampleResults(outcomes: readonly Outcome[]): PageResults {
  const results = new Map<string, { ran: number; of: number }>()
  for (const { example, skipped, problems } of outcomes) {
    if (!example.file.startsWith('content/docs/')) continue
    const { ran, of } = results.get(pagePath(example.file)) ?? { ran: 0, of: 0 }
    results.set(pagePath(example.file), {
      ran: ran + (skipped === undefined && problems.length === 0 ? 1 : 0),
      of: of + 1,
    })
  }
  return results
}

/** Digests of the code blocks that were checked, by the path of their page, in the order of the page. */
export function checkedBlocks(outcomes: readonly Outcome[]): CheckedPages['blocks'] {
  const blocks: CheckedPages['blocks'] = {}
  for (const { example, isChecked } of outcomes) {
    if (!isChecked || !example.file.startsWith('content/docs/')) continue
    const ofPage = (blocks[pagePath(example.file)] ??= [])
    const digest = codeDigest(escapeHtml(example.code))
    if (!ofPage.includes(digest)) ofPage.push(digest)
  }
  return Object.fromEntries(Object.entries(blocks).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function count(values: readonly string[], value: string): number {
  return values.filter((each) => each === value).length
}
