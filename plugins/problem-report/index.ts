import { closest, distance } from 'fastest-levenshtein'
import type { Reporter } from 'gatsby'
export { parseJsonFile, readJsonFile } from './jsonFile'

/** A mistake in what an author wrote, or in a document that was fetched. */
export interface Problem {
  /** `error` stops a build; `warning` is only printed. */
  severity: 'error' | 'warning'
  /** A path from the project's root, or a URL. */
  file: string
  /** 1-based. */
  line?: number | undefined
  /** Path of an entry where lines mean little: `docs > How-to guides > 4`, or a JSON pointer. */
  entry?: string
  /** One sentence, with the offending value. */
  what: string
  /** One sentence: what to do, or the nearest value that would work. */
  fix: string
}

/** A problem whose place is known elsewhere. */
export type Fault = Pick<Problem, 'what' | 'fix'>

/** Prints all problems of one stage (`Reading content/docs`). Errors stop a build, but not `gatsby develop`; warnings stop neither. */
export function reportProblems(reporter: Reporter, stage: string, problems: readonly Problem[]): void {
  const distinct = [
    ...new Map(problems.map((problem) => [`${problem.severity} ${formatProblem(problem)}`, problem])).values(),
  ]
  const warnings = distinct.filter(({ severity }) => severity === 'warning')
  const errors = distinct.filter(({ severity }) => severity === 'error')
  if (warnings.length > 0) reporter.warn(`${stage}: ${count(warnings, 'warning')}\n\n${formatProblems(warnings)}\n`)
  if (errors.length > 0) reporter.panicOnBuild(`${stage}: ${count(errors, 'problem')}\n\n${formatProblems(errors)}\n`)
}

function count(problems: readonly Problem[], word: string): string {
  return `${problems.length} ${word}${problems.length === 1 ? '' : 's'}`
}

export function formatProblems(problems: readonly Problem[]): string {
  const entryOrder = (a: Problem, b: Problem) => (a.entry ?? '').localeCompare(b.entry ?? '', 'en', { numeric: true })
  const ordered = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || entryOrder(a, b),
  )
  return [...new Set(ordered.map(formatProblem))].join('\n\n')
}

/** Three lines: `content/docs/a.mdx:12`, or `content/site/sidebars.ts  docs > Guides > 4`; what; fix. */
function formatProblem({ file, line, entry, what, fix }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}${entry ? `  ${entry}` : ''}\n  ${what}\n  ${fix}`
}

/** The candidate with the fewest edits; undefined when it shares too little with the value, or the author left the value out. */
export function nearest(value: string | undefined, candidates: readonly string[]): string | undefined {
  if (value === undefined || candidates.length === 0) return undefined
  const best = closest(
    value.toLowerCase(),
    candidates.map((candidate) => candidate.toLowerCase()),
  )
  const found = candidates.find((candidate) => candidate.toLowerCase() === best)
  const isNear = found !== undefined && distance(value.toLowerCase(), best) <= Math.max(2, found.length * 0.4)
  return isNear ? found : undefined
}

/** `Did you mean "x"?` where there is a near value, else all of them when they are few, else the given advice. */
export function nearestSentence(value: string | undefined, candidates: readonly string[], otherwise: string): string {
  const near = nearest(value, candidates)
  if (near !== undefined) return `Did you mean "${near}"?`
  if (candidates.length === 0 || candidates.length > 12) return otherwise
  return `Use one of ${candidates.map((candidate) => `"${candidate}"`).join(', ')}.`
}

/**
 * The same for a path of the site. What differs is mostly the end: the nearest page of the same folder is meant, one that was moved from
 * there, or one whose name says more.
 */
export function nearestPathSentence(path: string, paths: readonly string[], otherwise: string): string {
  const wanted = path.replace(/(.)\/+$/, '$1')
  const [folder, name] = partsOf(wanted)
  const beside = paths.filter((other) => partsOf(other)[0] === folder)
  const near = nearest(
    name,
    beside.map((other) => partsOf(other)[1]),
  )
  const found =
    paths.find((other) => other === wanted) ??
    beside.find((other) => partsOf(other)[1] === near) ??
    paths.find((other) => partsOf(other)[1] === name) ??
    [...beside, ...paths].find((other) => name.length > 3 && partsOf(other)[1].includes(name))
  if (found !== undefined) return `Did you mean "${found}"?`
  if (beside.length > 12) return `${otherwise} Others like it start with "${folder}/".`
  return nearestSentence(undefined, beside, otherwise)
}

/** `/reference/sdks/go` → `/reference/sdks` and `go` */
function partsOf(path: string): [folder: string, name: string] {
  const end = path.lastIndexOf('/')
  return [path.slice(0, end), path.slice(end + 1)]
}
