import { z } from 'zod'
import { type Fault, nearestSentence, type Problem } from '../../problem-report'
import {
  delimiterMistakes,
  explainFrontMatter,
  type FrontMatterLines,
  invalidYaml,
  splitFrontMatter,
} from './explainFrontMatter'

interface EntryFault extends Fault {
  /** Path of the entry. */
  at: readonly PropertyKey[]
}

/**
 * Checks the front matter of a page.
 * @param frontMatter as gatsby-plugin-mdx has parsed it; `invalidYaml` where it couldn't (src/gatsby-patches/frontMatter.ts).
 * @param text the whole file, to find the lines of problems.
 */
export function readFrontMatter(
  frontMatter: unknown,
  text: string,
  file: string,
): { values: Partial<FrontMatter>; problems: Problem[] } {
  const problem = (found: Omit<Problem, 'severity' | 'file'>): Problem => ({ severity: 'error', file, ...found })
  const delimiters = splitFrontMatter(text)?.problem
  if (delimiters) return { values: {}, problems: [problem(delimiterMistakes[delimiters])] }

  const invalid = invalidSchema.safeParse(frontMatter).data?.invalidYaml
  if (invalid) {
    const { line, reason } = invalid
    return {
      values: {},
      problems: [problem(explainFrontMatter(text).mistake ?? invalidYaml(reason, line, unexplainedFix))],
    }
  }
  const result = frontMatterSchema.safeParse(frontMatter ?? {})
  const values = result.success ? result.data : validEntries(frontMatter)
  const wording = wordingFaults(values)
  if (result.success && wording.length === 0) return { values, problems: [] }

  const lines = explainFrontMatter(text)
  const faults = [
    ...(result.error?.issues ?? []).flatMap((issue) => issueFaults(issue, frontMatter, lines)),
    ...wording,
  ]
  return { values, problems: faults.map(({ at, what, fix }) => problem({ line: lines.lineOf(at), what, fix })) }
}

/** For the few mistakes that only gatsby-plugin-mdx finds. */
const unexplainedFix = 'Write it again without invisible characters and without aliases (& and *).'

function validEntries(values: unknown): Partial<FrontMatter> {
  if (typeof values !== 'object' || values === null) return {}
  const entries = Object.entries(frontMatterSchema.shape).flatMap(([key, schema]) => {
    const { data } = schema.safeParse(Object.hasOwn(values, key) ? values[key as keyof typeof values] : undefined)
    return data === undefined ? [] : [[key, data] as const]
  })
  return Object.fromEntries(entries)
}

function issueFaults(issue: z.core.$ZodIssue, frontMatter: unknown, lines: FrontMatterLines): EntryFault[] {
  const at = issue.path
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(at)
    return issue.keys.map((key) => {
      const what = `The front matter has an unknown key "${[...at, key].join('.')}".`
      return { at: [...at, key], what, fix: nearestSentence(key, known, 'Remove it.') }
    })
  }
  if (at.length === 0) {
    return [
      {
        at,
        what: 'The front matter must be a YAML mapping.',
        fix: 'Write title: and description:, each on a separate line.',
      },
    ]
  }
  const name = at.filter((step) => typeof step === 'string').join('.')
  const subject = `${typeof at.at(-1) === 'number' ? 'An entry of the' : 'The'} front matter's "${name}"`
  const value = valueAt(frontMatter, at)
  const shown = lines.sourceOf(at) ?? JSON.stringify(value)
  const example = `Write it as in \`${frontMatterExamples[name] ?? name}\`.`
  if (value === undefined) return [{ at, what: `The front matter has no "${name}".`, fix: example }]
  if (issue.code === 'invalid_value' && issue.values.length > 1) {
    const fix = nearestSentence(shown, issue.values.map(String), example)
    return [{ at, what: `${subject} has the unknown value "${shown}".`, fix }]
  }
  const kind = issue.code === 'too_small' ? 'empty' : kindOf(value, shown)
  return [{ at, what: `${subject} is ${kind}.`, fix: example }]
}

function knownKeys(path: readonly PropertyKey[]): string[] {
  return path[0] === 'availability' ? ['plans', 'since', 'ossSince'] : Object.keys(frontMatterSchema.shape)
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
  if (value instanceof Date) return `the date ${shown}`
  return typeof value === 'object' ? 'a map' : `the ${typeof value} ${shown}`
}

const invalidSchema = z.object({ invalidYaml: z.object({ line: z.number(), reason: z.string() }) })

const text = z.string().trim().min(1)

const plans = ['oss', 'pro', 'enterprise'] as const

export const frontMatterSchema = z.strictObject({
  title: text,
  description: text,
  sidebarLabel: text.optional(),
  availability: z
    .strictObject({
      plans: z.array(z.enum(plans)).optional(),
      since: text.optional(),
      /** Where the open-source edition had it later. */
      ossSince: text.optional(),
    })
    .optional(),
  /** How long it takes to do what a course or a tutorial says. */
  takes: text.optional(),
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
  'availability.ossSince': 'ossSince: "5.5"',
  takes: 'takes: about ten minutes',
  deprecated: 'deprecated: true',
  keywords: 'keywords: [toggle, switch]',
  sidebar: 'sidebar: false',
}

/** Search engines cut longer titles. */
const maxTitleLength = 60
/** Search engines cut longer descriptions, and often replace shorter ones. */
const descriptionLength = { min: 50, max: 160 }

/** Problems of titles and descriptions as they are shown. Lengths are counted in Unicode code points. */
function wordingFaults({ title = '', description }: Partial<FrontMatter>): EntryFault[] {
  const faults: EntryFault[] = []
  const report = (key: string, what: string, fix: string) => faults.push({ at: [key], what, fix })
  if (title.includes('\n')) report('title', 'The title has more than one line.', 'Write it in one line.')
  if (/`|\*\*|<\/?\w/.test(title))
    report(
      'title',
      'The title contains Markdown or HTML, which readers would see as it is written.',
      'Write plain text.',
    )
  const count = [...title].length
  if (count > maxTitleLength)
    report('title', `The title has ${count} characters.`, `Shorten it to at most ${maxTitleLength}.`)
  const { min, max } = descriptionLength
  const length = [...(description ?? '')].length
  if (description !== undefined && (length < min || length > max)) {
    report(
      'description',
      `The description has ${length} characters.`,
      `Describe what the reader learns in ${min} to ${max} characters.`,
    )
  }
  return faults
}
