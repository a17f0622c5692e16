import { z } from 'zod'
import { anchorOf, codes, type FactKind, text } from '../FactKind'
import { drawVersions } from './drawVersions'

const environmentVariableSchema = z.strictObject({
  names: z
    .array(z.string().regex(/^[A-Z][A-Z0-9_]*$/))
    .describe('The variable, and other names it is read under; empty where there is only an option.'),
  options: z.array(text).optional().describe('Paths of the option of start(): db.host.'),
  group: text,
  type: text.describe('Type and unit, in words.'),
  default: text.optional(),
  since: z
    .string()
    .regex(/^\d+\.\d+(\.\d+)?$/)
    .optional()
    .describe('The release that first read it: 4.13.'),
  what: text,
})

export const environmentVariables: FactKind<z.infer<typeof environmentVariableSchema>> = {
  type: 'EnvironmentVariable',
  refersTo: 'environment-variable',
  inline: 'EnvVar',
  value: { component: 'EnvVarDefault', of: ({ default: value = 'none' }) => value },
  schema: environmentVariableSchema,
  names: ({ names, options = [] }) => (names.length > 0 ? names : options),
  anchor: ({ names, options = [] }) => anchorOf(names[0] ?? options[0] ?? ''),
  summary: ({ what }) => what,
  problems: ({ names, options = [] }) =>
    names.length + options.length > 0 ? [] : [{ what: 'It has no name.', fix: 'Add "names" or "options".' }],
  table: {
    component: 'EnvironmentVariables',
    filter: { attribute: 'group', refersTo: 'environment-variable-group' },
    label: 'Environment variables and options',
    columns: ['Variable, option', 'Type, default', 'Since', 'What it does'],
    cells: ({ names, options = [], type, default: value, since = '–', what }) => [
      [...names, ...options].map((name) => codes([name])).join('<br/>'),
      value === undefined ? type : `${type}<br/>${value}`,
      since,
      what,
    ],
  },
}

const planNames = { oss: 'Open source', pro: 'Pro', enterprise: 'Enterprise' } as const
const planKeys = Object.keys(planNames) as (keyof typeof planNames)[]

const featureAvailabilitySchema = z.strictObject({
  name: text,
  page: text.describe('The page about it, or the part of a page. Unless it is a part, its front matter must agree.'),
  pages: z.array(text).optional().describe('Other pages about it, whose front matter must agree.'),
  plans: z
    .array(z.enum(['oss', 'pro', 'enterprise']))
    .min(1)
    .describe('oss, pro, enterprise'),
  since: text.optional().describe('The first version that has it.'),
  ossSince: text
    .optional()
    .describe('The first version of the open-source edition that has it, if that is a later one.'),
  note: text.optional(),
})

export const featureAvailability: FactKind<z.infer<typeof featureAvailabilitySchema>> = {
  type: 'FeatureAvailability',
  schema: featureAvailabilitySchema,
  names: ({ name }) => [name],
  summary: ({ plans, since }) =>
    `${plans.map((plan) => planNames[plan]).join(', ')}${since === undefined ? '' : `, since ${since}`}`,
  table: {
    component: 'FeatureAvailability',
    label: 'Plans and versions of features',
    columns: ['Feature', ...Object.values(planNames), 'Since'],
    cells: ({ name, page, plans, since, ossSince, note }) => [
      `[${name}](${page})`,
      ...planKeys.map((plan) => (plans.includes(plan) ? 'yes' : 'no')),
      [since, ossSince && `open source since ${ossSince}`, note].filter((part) => part !== undefined).join('; ') || '–',
    ],
    cellAttributes: ({ plans }) => [{}, ...planKeys.map((plan) => ({ mark: plans.includes(plan) ? 'yes' : 'no' }))],
  },
}

const targets = z.array(text).min(1).optional()

const conceptGuideSchema = z.strictObject({
  page: z
    .string()
    .regex(/^\/[^#]*$/)
    .describe('The page about the concept.'),
  ui: targets.describe(
    'Pages about the Admin UI, or sections of pages: /how-to/how-to-create-api-tokens, /reference/tags#ui.',
  ),
  api: targets.describe('IDs of operations, the most needed first.'),
  code: z
    .strictObject({
      pages: targets.describe('Pages about all SDKs, or sections of pages.'),
      section: text.optional().describe('The section about it in the guides of SDKs: read-a-variant.'),
      sdks: targets.describe('SDKs whose guides have it, if not all.'),
    })
    .optional()
    .describe('What says how SDKs do it: pages, and a section in the guides of SDKs.'),
})

export const conceptGuides: FactKind<z.infer<typeof conceptGuideSchema>> = {
  type: 'ConceptGuide',
  schema: conceptGuideSchema,
  names: ({ page }) => [page],
  summary: ({ page }) => page,
  problems: ({ ui, api, code }) =>
    ui || api || code ? [] : [{ what: 'It leads nowhere.', fix: 'Add "ui", "api" or "code", or remove it.' }],
}

const flagTypeSchema = z.strictObject({
  name: text.describe('As in the API.'),
  label: text,
  useFor: text,
  lifetimeDays: z.int().positive().nullable().describe('On a new instance; null for unlimited.'),
})

export const flagTypes: FactKind<z.infer<typeof flagTypeSchema>> = {
  type: 'FlagType',
  schema: flagTypeSchema,
  names: ({ name }) => [name],
  summary: ({ useFor }) => useFor,
  table: {
    component: 'FlagTypes',
    label: 'Types of feature flags',
    columns: ['Type', '`type` in the API', 'Expected lifetime', 'Use it for'],
    cells: ({ name, label, lifetimeDays, useFor }) => [
      label,
      codes([name]),
      lifetimeDays === null ? 'unlimited' : `${lifetimeDays} days`,
      useFor,
    ],
  },
}

const glossaryTermSchema = z.strictObject({
  name: text.describe('The ID that `<Term>` names.'),
  term: text,
  definition: text,
  page: text.describe('The page that explains it.'),
})

export const glossaryTerms: FactKind<z.infer<typeof glossaryTermSchema>> = {
  type: 'GlossaryTerm',
  schema: glossaryTermSchema,
  names: ({ name }) => [name],
  anchor: ({ name }) => name,
  summary: ({ definition }) => definition,
  problems: ({ definition }) => {
    const [mark] = /[`*[<{]/.exec(definition) ?? []
    if (mark === undefined) return []
    const what = `The definition contains "${mark}", but hints on pages show it as plain text.`
    return [{ what, fix: 'Write it without Markdown. The page of the term can say more.' }]
  },
  table: {
    component: 'Glossary',
    label: 'Terms and their definitions',
    columns: ['Term', 'Definition'],
    cells: ({ term, definition, page }) => [`[${term}](${page})`, definition],
  },
}

const errorMessageSchema = z.strictObject({
  message: text
    .regex(/^(`[^`]+`|`` .+ ``)$/)
    .describe('As the program writes it, as Markdown code; `<name>` is a part that differs.'),
  anchor: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  area: text,
  status: z.int().min(400).max(599).optional().describe('The HTTP status of the response; null for lines of a log.'),
  error: z
    .string()
    .regex(/^[A-Z][A-Za-z]+$/)
    .optional()
    .describe('The field `name` of the response.'),
  cause: text,
  fix: text,
  source: text.describe('The file that contains the message, in the repository of the program.'),
})

export const errorMessages: FactKind<z.infer<typeof errorMessageSchema>> = {
  type: 'ErrorMessage',
  schema: errorMessageSchema,
  names: ({ message }) => [message.replace(/^`+ ?| ?`+$/g, '')],
  anchor: ({ anchor }) => anchor,
  summary: ({ cause }) => cause,
  table: {
    component: 'ErrorMessages',
    filter: { attribute: 'area', refersTo: 'error-area' },
    label: 'Error messages with cause and fix',
    columns: ['Message', 'Cause', 'Fix'],
    cells: ({ message, status, error, cause, fix }) => [
      [message, [status, error].filter((part) => part !== undefined).join(' ')]
        .filter((part) => part !== '')
        .join('<br/>'),
      cause,
      fix,
    ],
  },
}

const changeKinds = {
  feature: 'Feature',
  requirement: 'Requirement',
  variable: 'Environment variables',
  operation: 'API operations',
  field: 'API fields',
  event: 'Event types',
  permission: 'Permissions',
} as const

const versionChangeSchema = z.strictObject({
  version: z
    .string()
    .regex(/^\d+\.\d+$/)
    .describe('The minor version that has the change first: 6.1.'),
  kind: z.enum(Object.keys(changeKinds) as [keyof typeof changeKinds]).describe(Object.keys(changeKinds).join(', ')),
  change: z.enum(['added', 'changed', 'deprecated', 'removed']).describe('added, changed, deprecated, removed'),
  names: z.array(text).min(1).optional().describe('What was added, removed or changed, as code writes it.'),
  what: text.optional(),
})

export const versionChanges: FactKind<z.infer<typeof versionChangeSchema>> = {
  type: 'VersionChange',
  schema: versionChangeSchema,
  names: ({ version, kind, change }) => [`${version} ${kind} ${change}`],
  summary: ({ names = [], what = '' }) => [codes(names), what].filter((part) => part !== '').join('. '),
  problems: ({ names = [], what }) =>
    names.length > 0 || what !== undefined ? [] : [{ what: 'It says nothing.', fix: 'Add "names" or "what".' }],
  table: {
    component: 'VersionChanges',
    filter: { attribute: 'kind', refersTo: 'version-change-kind' },
    label: 'Changes between versions of Unleash',
    columns: ['Version', 'What', 'Change', 'Details'],
    cells: ({ version, kind, change, names = [], what = '' }) => [
      version,
      changeKinds[kind],
      change,
      [codes(names), what].filter((part) => part !== '').join('<br/>'),
    ],
    draw: drawVersions,
  },
}
