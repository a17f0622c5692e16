import { nearestSentence } from '../../gatsby-problem-report/src/nearest'
import type { Problem } from '../../gatsby-problem-report/src/Problem'

/**
 * Where remote texts come from.
 * - `bundled`: the files in `content/`; nothing is asked of the network.
 * - `live`: the network, and a copy of ours when that fails.
 * - `strict`: the network, and a failed build when that fails.
 */
export type SourceMode = (typeof sourceModes)[number]

export const sourceModes = ['bundled', 'live', 'strict'] as const

/**
 * Reads the value of the environment variable `SOURCES`.
 *
 * @returns the mode, `bundled` when nothing is set; for an unknown value `bundled` and an error.
 */
export function readSourceMode(value: string | undefined): { mode: SourceMode; problems: Problem[] } {
  if (value === undefined || value === '') return { mode: 'bundled', problems: [] }
  const mode = sourceModes.find((known) => known === value)
  if (mode !== undefined) return { mode, problems: [] }
  const problem: Problem = {
    severity: 'error',
    file: 'environment variable SOURCES',
    what: `"${value}" is no way to read remote documents.`,
    fix: nearestSentence(value, sourceModes, ''),
  }
  return { mode: 'bundled', problems: [problem] }
}
