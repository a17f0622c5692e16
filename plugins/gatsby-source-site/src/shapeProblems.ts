import { z } from 'zod'
import type { Problem } from '../../problem-report'

const text = z.string()
const logo = z.strictObject({ src: text, alt: text })
const edition = z.strictObject({ name: text, label: text, path: text })
const redirects = z.record(text, text)

const link = z
  .strictObject({ label: text, to: text.optional(), href: text.optional() })
  .refine(({ to, href }) => (to === undefined) !== (href === undefined), {
    error: 'A link needs either "to" (a path of this site) or "href" (a URL of another site).',
  })

/** By the names of their exports. What the fields of a valid shape contain is checked by `settingsProblems.ts`. */
const schemas = {
  oldPaths: redirects,
  productPaths: redirects,
  navbar: z.strictObject({
    title: text,
    logo,
    hidesOnScroll: z.boolean(),
    languages: z.array(edition),
    versions: z.array(edition),
    items: z.array(
      z.strictObject({
        type: text.optional(),
        label: text,
        position: text.optional(),
        to: text.optional(),
        href: text.optional(),
        icon: text.optional(),
        sidebarId: text.optional(),
      }),
    ),
  }),
  footer: z.strictObject({
    logo,
    style: z.enum(['light', 'dark']),
    groups: z.array(z.strictObject({ title: text, links: z.array(link) })),
    copyright: text,
  }),
  home: z.strictObject({
    lead: text,
    cardsTitle: text,
    cards: z.array(z.strictObject({ title: text, text, to: text })),
    sdksTitle: text,
  }),
  announcement: z
    .strictObject({
      id: text,
      text,
      link: link.optional(),
      isCloseable: z.boolean(),
      backgroundColor: text.optional(),
      textColor: text.optional(),
    })
    .nullable(),
  thirdParties: z.array(
    z.strictObject({
      name: text,
      kind: text,
      src: text,
      hosts: z.array(text).optional(),
      attributes: redirects.optional(),
      globals: z.record(text, z.unknown()).optional(),
    }),
  ),
}

type Settings = Readonly<Record<keyof typeof schemas | 'sidebars', unknown>>

/** What doesn't have the type that `types.ts` declares: `gatsby develop` reads files that nothing has checked. */
export function shapeProblems(settings: Settings): Problem[] {
  const problems = Object.entries(schemas).flatMap(([name, schema]) => {
    const value = settings[name as keyof typeof schemas]
    const file = `content/site/${name === 'oldPaths' ? 'redirects' : name}.ts`
    return (schema.safeParse(value).error?.issues ?? []).map((issue) => schemaProblem(issue, value, file))
  })
  return [...problems, ...sidebarsProblems(settings.sidebars)]
}

/** What a schema calls a type, as a writer would. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  string: 'a string in quotes',
}

const advice = 'Its type is in plugins/gatsby-source-site/types.ts.'

function schemaProblem(issue: z.core.$ZodIssue, root: unknown, file: string): Problem {
  const value = issue.path.reduce(
    (parent, key) => (parent as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    root,
  )
  const entry = issue.path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' > ')
  const place = { severity: 'error', file, entry } as const
  if (issue.code === 'unrecognized_keys') {
    return {
      ...place,
      what: `The field "${issue.keys.join('", "')}" is unknown.`,
      fix: `Remove it or correct its name. ${advice}`,
    }
  }
  const what = value === undefined ? 'The value is missing.' : `${shown(value)} isn't valid here.`
  if (issue.code === 'invalid_type')
    return { ...place, what, fix: `Write ${typeNames[issue.expected] ?? issue.expected}. ${advice}` }
  if (issue.code === 'invalid_value')
    return { ...place, what, fix: `Use one of ${issue.values.map(shown).join(', ')}.` }
  return { ...place, what, fix: issue.code === 'custom' ? issue.message : advice }
}

/** By hand: a schema would only say that an entry is none of the four kinds. */
function sidebarsProblems(sidebars: unknown): Problem[] {
  const place = { severity: 'error', file: 'content/site/sidebars.ts' } as const
  if (!isRecord(sidebars))
    return [
      {
        ...place,
        what: `${shown(sidebars)} isn't valid here.`,
        fix: 'Write an object with a list of entries for each sidebar.',
      },
    ]
  return Object.entries(sidebars).flatMap(([name, entries]) => listProblems(entries, [name]))

  function listProblems(entries: unknown, way: readonly string[]): Problem[] {
    if (Array.isArray(entries)) return entries.flatMap((entry: unknown, index) => entryProblems(entry, way, index))
    return [
      {
        ...place,
        entry: way.join(' > '),
        what: `${shown(entries)} isn't a list of entries.`,
        fix: 'Write the entries in square brackets.',
      },
    ]
  }

  function entryProblems(entry: unknown, way: readonly string[], index: number): Problem[] {
    const faulty = (fix: string) => [
      { ...place, entry: [...way, index + 1].join(' > '), what: `${shown(entry)} isn't a valid entry.`, fix },
    ]
    if (typeof entry === 'string') return []
    if (!isRecord(entry)) return faulty('Write the path of a page, or an object.')
    const known = fieldsOf(entry)
    const unknown = Object.keys(entry).find((key) => !known.includes(key))
    if (unknown !== undefined)
      return faulty(`The field "${unknown}" is unknown here: use ${known.map((key) => `"${key}"`).join(', ')}.`)
    const wrong = known.find(
      (key) =>
        key !== 'entries' &&
        typeof entry[key] !== 'string' &&
        !(key === 'page' && 'category' in entry && entry[key] === undefined),
    )
    if (wrong !== undefined) return faulty(`Write a string as "${wrong}".`)
    if (!('category' in entry)) return []
    return Array.isArray(entry.entries)
      ? listProblems(entry.entries, [...way, String(entry.category)])
      : faulty('Add "entries", a list.')
  }
}

/** The fields of the kind of entry that an object is. */
function fieldsOf(entry: object): string[] {
  if ('generated' in entry) return ['generated']
  return 'category' in entry || 'entries' in entry ? ['category', 'page', 'entries'] : ['page', 'label']
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a writer would recognize it, on one line. */
function shown(value: unknown): string {
  // Undefined for undefined and functions.
  const json = (JSON.stringify(value) as string | undefined) ?? typeof value
  return json.length > 80 ? `${json.slice(0, 80)}…` : json
}
