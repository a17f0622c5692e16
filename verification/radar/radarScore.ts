import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Change } from './compareSources'

const truth = z.object({
  /** Changes read from the difference of both trees by hand. */
  changes: z.array(z.object({ kind: z.string(), name: z.string(), change: z.enum(['added', 'removed', 'changed']) })),
  /** Findings that were looked up by hand in both trees and on the page, and whether they are right. */
  judged: z.array(z.object({ kind: z.string(), name: z.string(), right: z.boolean() })).default([]),
})

/**
 * How well the radar does with a file of truth: which of its changes were found, and how many judged findings are right.
 * @returns lines to print
 */
export function radarScore(file: string, findings: readonly Pick<Change, 'kind' | 'name' | 'change'>[]): string[] {
  const { changes, judged } = truth.parse(JSON.parse(readFileSync(file, 'utf8')))
  const missed = changes.filter(
    ({ kind, name, change }) =>
      !findings.some((one) => one.kind === kind && one.name === name && one.change === change),
  )
  const reported = judged.filter(({ kind, name }) => findings.some((one) => one.kind === kind && one.name === name))
  const right = reported.filter((one) => one.right)
  return [
    `Recall: ${ratio(changes.length - missed.length, changes.length)} of the changes read by hand`,
    `Precision: ${ratio(right.length, reported.length)} of the findings judged by hand`,
    ...missed.map(({ kind, name }) => `  missed: ${kind} ${name}`),
  ]
}

function ratio(part: number, whole: number): string {
  return `${part} of ${whole}${whole === 0 ? '' : ` (${(part / whole).toFixed(2)})`}`
}
