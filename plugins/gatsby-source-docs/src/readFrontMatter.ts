import type { z } from 'zod'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { nearestSentence } from '../../gatsby-problem-report/src/nearest'
import { frontMatterExamples, frontMatterSchema, type FrontMatter } from './frontMatterSchema'
import { lengthProblems } from './lengthProblems'
import { parseFrontMatter, type ParsedFrontMatter } from './parseFrontMatter'

export interface ReadFrontMatter {
  /** The entries that are right. */
  values: Partial<FrontMatter>
  problems: Problem[]
}

/**
 * Reads and checks a page's front matter.
 *
 * @param text the whole file.
 * @param file its path from the project's root.
 */
export function readFrontMatter(text: string, file: string): ReadFrontMatter {
  const parsed = parseFrontMatter(text, file)
  if (parsed.problems.length > 0) return { values: {}, problems: parsed.problems }
  const result = frontMatterSchema.safeParse(parsed.values)
  const values = result.success ? result.data : rightEntries(parsed.values)
  const problems = (result.error?.issues ?? []).flatMap((issue) => issueProblems(issue, parsed, file))
  return { values, problems: [...problems, ...lengthProblems(values, (key) => ({ file, line: parsed.lineOf([key]) }))] }
}

function rightEntries(values: unknown): Partial<FrontMatter> {
  if (typeof values !== 'object' || values === null) return {}
  const entries = Object.entries(frontMatterSchema.shape).flatMap(([key, schema]) => {
    const { data } = schema.safeParse(Object.hasOwn(values, key) ? values[key as keyof typeof values] : undefined)
    return data === undefined ? [] : [[key, data] as const]
  })
  return Object.fromEntries(entries)
}

/** Zod's issues, as sentences for authors. */
function issueProblems(issue: z.core.$ZodIssue, parsed: ParsedFrontMatter, file: string): Problem[] {
  const { path } = issue
  const problem = (at: readonly PropertyKey[], what: string, fix: string): Problem => ({
    severity: 'error',
    file,
    line: parsed.lineOf(at),
    what,
    fix,
  })
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(path)
    return issue.keys.map((key) => {
      const name = [...path, key].join('.')
      return problem(
        [...path, key],
        `The front matter has an unknown key "${name}".`,
        nearestSentence(key, known, 'Remove it.'),
      )
    })
  }
  if (path.length === 0) {
    return [
      problem(
        [],
        'The front matter is no list of keys and values.',
        'Write title: and description:, each on its line.',
      ),
    ]
  }
  const name = path.filter((step) => typeof step === 'string').join('.')
  const subject = `${typeof path.at(-1) === 'number' ? 'An entry of the' : 'The'} front matter's "${name}"`
  const value = valueAt(parsed.values, path)
  const shown = parsed.sourceOf(path) ?? JSON.stringify(value)
  const example = `Write it as in \`${frontMatterExamples[name] ?? name}\`.`
  if (value === undefined) return [problem(path, `The front matter has no "${name}".`, example)]
  if (issue.code === 'invalid_value' && issue.values.length > 1) {
    const fix = nearestSentence(shown, issue.values.map(String), example)
    return [problem(path, `${subject} has the unknown value "${shown}".`, fix)]
  }
  const kind = issue.code === 'too_small' ? 'empty' : kindOf(value, shown)
  return [problem(path, `${subject} is ${kind}.`, example)]
}

function knownKeys(path: readonly PropertyKey[]): string[] {
  return path[0] === 'availability' ? ['plans', 'since'] : Object.keys(frontMatterSchema.shape)
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    values,
  )
}

function kindOf(value: unknown, shown: string): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a map' : `the ${typeof value} ${shown}`
}
