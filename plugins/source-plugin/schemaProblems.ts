import type { z } from 'zod'
import { nearest, nearestSentence, type Problem } from '../problem-report'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

interface Place {
  file: string
  /** Where the schema is, for messages. */
  schemaFile: string
  /** The path to an entry as problems show it; by default all keys, and positions from 1 on. */
  entryOf?: (path: Path, value: unknown) => string
}

/**
 * Checks a value against a zod schema: what isn't valid becomes problems for authors. A schema can say how to fix a value with the
 * option `error`; of a union, it says so when the value is equally far from several alternatives.
 * @returns the value as the schema returns it, with defaults, or undefined when there are problems
 */
export function readWith<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: Place,
): { value: z.output<Schema> | undefined; problems: Problem[] } {
  const { data, error } = schema.safeParse(value, {
    error: (issue) => fixOf(issue, place.schemaFile),
    reportInput: true,
  })
  const issues = error?.issues.flatMap(withoutUnions) ?? []
  return { value: data, problems: issues.map((issue) => schemaProblem(issue, value, place)) }
}

function schemaProblem(issue: Issue, root: unknown, { file, entryOf = entryPath }: Place): Problem {
  const { path } = issue
  return { severity: 'error', file, entry: entryOf(path, root), what: faultOf(issue, root), fix: issue.message }
}

/** The path to an entry as writers count: `items > 2 > label`. */
export function entryPath(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' > ')
}

function faultOf({ code, path, ...rest }: Issue, root: unknown): string {
  const key = path.at(-1)
  if (code === 'unrecognized_keys' && 'keys' in rest)
    return `The field${rest.keys.length === 1 ? '' : 's'} "${rest.keys.join('" and "')}" ${rest.keys.length === 1 ? 'is' : 'are'} unknown.`
  if (code === 'invalid_key') return `"${String(key)}" isn't a valid name here.`
  const value = path.reduce((parent, each) => (parent as Record<PropertyKey, unknown> | undefined)?.[each], root)
  if (typeof key !== 'string') return `${shown(value)} isn't valid here.`
  return value === undefined ? `The field "${key}" is missing.` : `${shown(value)} isn't a valid value of "${key}".`
}

/** What a schema calls a type, as a writer would. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string in quotes',
}

/** For what the schema itself doesn't explain. */
function fixOf(issue: z.core.$ZodRawIssue, schemaFile: string): string {
  const seeSchema = `The schema is in ${schemaFile}.`
  if (issue.code === 'invalid_type') return `Write ${typeNames[issue.expected] ?? issue.expected}. ${seeSchema}`
  if (issue.code === 'invalid_value') return choice(issue.input, issue.values)
  if (issue.code === 'unrecognized_keys') return correctName(issue, seeSchema)
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? seeSchema
  if (issue.code === 'invalid_format' && issue.pattern !== undefined)
    return `Write what matches ${issue.pattern}. ${seeSchema}`
  if (issue.code === 'too_small' && issue.origin === 'string') return "Write a string that isn't empty."
  if (issue.code === 'too_small') return `Write ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}.`
  return seeSchema
}

function choice(value: unknown, choices: readonly unknown[]): string {
  return nearestSentence(typeof value === 'string' ? value : undefined, choices.map(String), '')
}

function correctName({ keys, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>, seeSchema: string): string {
  const known = Object.keys((inst as z.core.$ZodObject | undefined)?._zod.def.shape ?? {})
  const near = nearest(keys[0], known)
  return near === undefined ? `Remove it. ${seeSchema}` : `Did you mean "${near}"?`
}

/**
 * What is wrong with a value that matches no alternative of a union: a field that decides which one it is, such as `type`, else all
 * that is wrong in the nearest alternative. Between several that are equally near, only the message of the union is right.
 */
function withoutUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const alternatives = issue.errors.map((issues) => issues.flatMap(withoutUnions))
  const ofType = alternatives.filter(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  )
  const chosen = nearestAlternative(ofType.length > 0 ? ofType : alternatives)
  return chosen?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
}

function nearestAlternative(alternatives: readonly Issue[][]): Issue[] | undefined {
  const [first = [], ...rest] = alternatives
  const shared = first.flatMap((one) => sharedChoice(one, alternatives) ?? [])
  if (shared.length > 0) return shared
  const least = Math.min(...alternatives.map(distanceOf))
  const near = alternatives.filter((issues) => distanceOf(issues) === least)
  const isSame = rest.every(([issue]) => issue?.path.length === 0 && issue.message === first[0]?.message)
  return near.length === 1 || isSame ? near[0] : undefined
}

/** An issue about a value that no alternative accepts, with the choices of all. */
function sharedChoice(issue: Issue, alternatives: readonly (readonly Issue[])[]): Issue | undefined {
  const same = alternatives.map((issues) =>
    issues.find((other) => other.code === 'invalid_value' && entryPath(other.path) === entryPath(issue.path)),
  )
  const values = new Set(same.flatMap((each) => (each?.code === 'invalid_value' ? each.values : [])))
  if (issue.code !== 'invalid_value' || same.includes(undefined)) return undefined
  return { ...issue, values: [...values], message: choice(issue.input, [...values]) }
}

/** What is wrong deeper inside doesn't make another alternative more likely; a wrong constant does. */
function distanceOf(issues: readonly Issue[]): number {
  const distances = issues.map((issue) => {
    if (issue.path.length > 1) return 0
    if (issue.code === 'unrecognized_keys') return issue.keys.length
    return issue.code === 'invalid_value' && issue.values.length === 1 ? 20 : 1
  })
  return distances.reduce((sum: number, each) => sum + each, 0)
}

/** A value as a writer would recognize it, on one line. */
function shown(value: unknown): string {
  // Undefined for undefined and functions.
  const json = (JSON.stringify(value) as string | undefined) ?? typeof value
  return json.length > 80 ? `${json.slice(0, 80)}…` : json
}
