import { z } from 'zod'
import { nearestSentence, type Problem, readJsonFile } from '../../../problem-report'
import type { ReadFile } from '../../../source-plugin'
import { rangeOf, rangeWords, versionNumber } from '../../shared'

const range = z.string().refine((text) => rangeOf(text) !== undefined, {
  error: ({ input }) => `"${String(input)}" isn't a version such as "4.14", "5.3..5.6" or "..4.12"`,
})
const minor = z
  .string()
  .regex(/^\d+\.\d+$/, { error: ({ input }) => `"${String(input)}" isn't a version such as "4.14"` })
const endpoint = z.string().regex(/^[A-Z]+ \/\S*$/, {
  error: ({ input }) => `"${String(input)}" isn't a method and a path such as "GET /api/admin/projects"`,
})
const entry = z.strictObject({
  since: range,
  /** Since then also in the open-source edition. */
  openSource: range.optional(),
  deprecated: range.optional(),
  /** The deprecation was withdrawn in this version. */
  restored: range.optional(),
  removed: range.optional(),
  /** Method and path of what replaces it. */
  use: endpoint.optional(),
})
const schema = z.strictObject({
  sources: z.array(
    z.strictObject({ name: z.string().min(1), first: minor, last: minor, operations: z.record(endpoint, entry) }),
  ),
})

/** What is known of an operation in other versions, from `historyFile`. Versions are ranges, see `shared.ts`. */
export type OperationHistory = z.infer<typeof entry> & { until: string }

export type Histories = ReadonlyMap<string, OperationHistory>

/** In the order in which they happen to an operation. */
const steps = ['since', 'openSource', 'deprecated', 'restored', 'removed'] as const
const stepWords = {
  since: 'documented',
  openSource: 'open source',
  deprecated: 'deprecated',
  restored: 'restored',
  removed: 'removed',
}

const format = 'The format is in plugins/gatsby-source-openapi/README.md.'

/** Reads what is known of operations in other versions. */
export async function readHistoryFile(
  file: string,
  readFile: ReadFile,
  endpoints: readonly string[] | undefined,
): Promise<{ histories: Histories; problems: Problem[] }> {
  const text = await readFile(file).catch(() => undefined)
  if (text === undefined) {
    const what = 'The history of the operations could not be read.'
    return { histories: new Map(), problems: [{ severity: 'error', file, what, fix: 'Restore the file.' }] }
  }
  return readHistory(text, file, endpoints)
}

/**
 * @param endpoints method and path of all operations that may be named; undefined if the document may be another API.
 * @returns what is known by method and path; nothing at all if there is a problem, as pages must not claim what isn't certain.
 */
export function readHistory(
  text: string,
  file: string,
  endpoints: readonly string[] | undefined,
): { histories: Histories; problems: Problem[] } {
  const entryOf = (path: readonly PropertyKey[]) => String(path[3] ?? path.join(' > '))
  const read = readJsonFile(text, { file, schema, invalid: 'The history has an invalid value', fix: format, entryOf })
  if ('problems' in read) return { histories: new Map(), problems: read.problems }
  const histories = new Map<string, OperationHistory>()
  const problems: Problem[] = []
  for (const [index, { first, last, operations }] of read.value.sources.entries()) {
    for (const [key, history] of Object.entries(operations)) {
      const report = (what: string, fix: string) =>
        problems.push({
          severity: 'error',
          file,
          line: read.lineOf(['sources', index, 'operations', key]),
          entry: key,
          what,
          fix,
        })
      if (endpoints && !endpoints.includes(key)) {
        report(`The API document has no operation "${key}".`, nearestSentence(key, endpoints, 'Remove it.'))
      }
      if (histories.has(key)) report(`"${key}" is already in this file.`, 'Keep one of the two.')
      orderProblems(history).forEach((what) => report(what, 'Correct one of the two versions.'))
      outOfRange(history, first, last).forEach((version) =>
        report(
          `The source covers versions ${first} to ${last}, but the history names ${version}.`,
          'Correct the version, or the range of the source.',
        ),
      )
      histories.set(key, { ...history, until: last })
    }
  }
  return problems.length > 0 ? { histories: new Map(), problems } : { histories, problems }
}

function orderProblems(history: z.infer<typeof entry>): string[] {
  const known = steps.flatMap((step) => {
    const found = rangeOf(history[step] ?? '')
    return found ? [{ step, ...found, text: history[step] ?? '' }] : []
  })
  const backwards = known.flatMap((after, index) => {
    const before = known[index - 1]
    return before && before.possible > after.certain
      ? [
          `The operation is ${stepWords[after.step]} in ${after.text}, before it is ${stepWords[before.step]} in ${before.text}.`,
        ]
      : []
  })
  const reversed = known.filter(({ possible, certain }) => possible > certain)
  return [...backwards, ...reversed.map(({ text }) => `The range "${text}" ends before it starts.`)]
}

/** The versions that the source can't know. */
function outOfRange(history: z.infer<typeof entry>, first: string, last: string): string[] {
  const from = versionNumber(first) ?? 0
  const to = versionNumber(last) ?? 0
  return steps.flatMap((step) => {
    const found = rangeOf(history[step] ?? '')
    return found && (found.certain < from || found.certain > to) ? [rangeWords(history[step] ?? '')] : []
  })
}
