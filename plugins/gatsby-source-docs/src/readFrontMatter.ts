import { z } from 'zod'
import { nearestSentence, type Problem } from '../../problem-report'
import { type ParsedFrontMatter, parseFrontMatter } from './parseFrontMatter'

interface ReadFrontMatter {
  values: Partial<FrontMatter>
  problems: Problem[]
}

/** Reads and checks the front matter of a page, whose whole text is given. */
export function readFrontMatter(text: string, file: string): ReadFrontMatter {
  const parsed = parseFrontMatter(text, file)
  if (parsed.problems.length > 0) return { values: {}, problems: parsed.problems }
  const result = frontMatterSchema.safeParse(parsed.values)
  const values = result.success ? result.data : validEntries(parsed.values)
  const problems = (result.error?.issues ?? []).flatMap((issue) => issueProblems(issue, parsed, file))
  return { values, problems: [...problems, ...wordingProblems(values, (key) => ({ file, line: parsed.lineOf([key]) }))] }
}

function validEntries(values: unknown): Partial<FrontMatter> {
  if (typeof values !== 'object' || values === null) return {}
  const entries = Object.entries(frontMatterSchema.shape).flatMap(([key, schema]) => {
    const { data } = schema.safeParse(Object.hasOwn(values, key) ? values[key as keyof typeof values] : undefined)
    return data === undefined ? [] : [[key, data] as const]
  })
  return Object.fromEntries(entries)
}

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
        'The front matter must be a YAML mapping.',
        'Write title: and description:, each on a separate line.',
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

const text = z.string().trim().min(1)

const plans = ['oss', 'pro', 'enterprise'] as const

export const frontMatterSchema = z.strictObject({
  title: text,
  description: text,
  sidebarLabel: text.optional(),
  availability: z.strictObject({ plans: z.array(z.enum(plans)).optional(), since: text.optional() }).optional(),
  deprecated: z.boolean().optional(),
  /** Other names that readers search for. */
  keywords: z.array(text).optional(),
  sidebar: z.literal(false).optional(),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

const frontMatterExamples: Readonly<Record<string, string>> = {
  title: 'title: Feature flags',
  description: 'description: How segments group users, and how strategies use them.',
  sidebarLabel: 'sidebarLabel: Flags',
  availability: 'availability: { plans: [pro, enterprise], since: "4.19" }',
  'availability.plans': 'plans: [oss, pro, enterprise]',
  'availability.since': 'since: "4.19"',
  deprecated: 'deprecated: true',
  keywords: 'keywords: [toggle, switch]',
  sidebar: 'sidebar: false',
}

/** Search engines cut longer titles. */
const maxTitleLength = 60
/** Search engines cut longer descriptions, and often replace shorter ones. */
const descriptionLength = { min: 50, max: 160 }

/** Problems of titles and descriptions as they are shown. Lengths are counted in Unicode code points. */
function wordingProblems(
  { title = '', description }: Partial<FrontMatter>,
  placeOf: (key: string) => Pick<Problem, 'file' | 'line'>,
): Problem[] {
  const problems: Problem[] = []
  const report = (key: string, what: string, fix: string) =>
    problems.push({ severity: 'error', ...placeOf(key), what, fix })
  if (title.includes('\n')) report('title', 'The title has more than one line.', 'Write it in one line.')
  if (/`|\*\*|<\/?\w/.test(title)) report('title', 'The title contains Markdown or HTML, which readers would see as it is written.', 'Write plain text.')
  const count = [...title].length
  if (count > maxTitleLength)
    report('title', `The title has ${count} characters.`, `Shorten it to at most ${maxTitleLength}.`)
  if (description !== undefined) {
    const { min, max } = descriptionLength
    const length = [...description].length
    if (length < min || length > max) {
      report(
        'description',
        `The description has ${length} characters.`,
        `Describe what the reader learns in ${min} to ${max} characters.`,
      )
    }
  }
  return problems
}
