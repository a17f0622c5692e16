import { z } from 'zod'
import type { FactLists } from '../../types'
import { anchorOf, type FactKind, text, unknownNames } from '../FactKind'
import { drawEvents } from './drawEvents'

const payload = z.record(z.string(), z.json()).nullable().optional()

const eventTypeSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  category: text,
  when: text.describe('When it is written, as sentences.'),
  edition: z.literal('enterprise').optional().describe('enterprise; null where all editions write it.'),
  state: z
    .enum(['unused', 'internal'])
    .optional()
    .describe(
      'unused: nothing writes it; internal: a signal within the server; null where it is written to the event log.',
    ),
  data: text.optional().describe('What data contains.'),
  preData: text.optional().describe('What preData contains.'),
  example: z
    .strictObject({
      project: z.string().optional(),
      environment: z.string().optional(),
      featureName: z.string().optional(),
      data: payload,
      preData: payload,
    })
    .optional()
    .describe('Properties of an event of this type; without those that all events have.'),
})

export const eventTypes: FactKind<z.infer<typeof eventTypeSchema>> = {
  type: 'EventType',
  refersTo: 'event-type',
  inline: 'EventType',
  schema: eventTypeSchema,
  names: ({ name }) => [name],
  anchor: ({ name }) => anchorOf(name),
  summary: ({ when }) => when,
  problems: ({ data, preData, example = {} }) =>
    (['data', 'preData'] as const)
      .filter((field) => Boolean({ data, preData }[field]) !== Boolean(example[field]))
      .map((field) => ({
        what: `"${field}" is ${example[field] ? 'in the example, but not explained' : 'explained, but not in the example'}.`,
        fix: 'Write both, or neither.',
      })),
  table: {
    component: 'EventTypes',
    label: 'Event types',
    filter: { attribute: 'category', refersTo: 'event-category' },
    columns: [],
    cells: ({ when, data, preData, example = {}, edition }) => [
      edition ? `${when} Enterprise only.` : when,
      data ?? '',
      preData ?? '',
      Object.keys(example)
        .filter((key) => key !== 'data' && key !== 'preData')
        .map((key) => `\`${key}\``)
        .join(', '),
    ],
    draw: drawEvents,
  },
}

const integrationEventsSchema = z.strictObject({
  name: text.describe('As in the API: provider of an integration.'),
  label: text,
  page: text.describe('Its page on this site.'),
  events: z.array(text).min(1).describe('Names of event types.'),
})

type IntegrationEvents = z.infer<typeof integrationEventsSchema>

/** How a table calls the events of a category; another category is called as in the list. */
const categoryLabels: Readonly<Record<string, string>> = {
  features: 'Flags and their strategies',
  context: 'Context fields',
  segments: 'Segments',
  projects: 'Projects',
  'change-requests': '[Change requests](/reference/change-requests) (Enterprise)',
  users: 'Users and groups',
  tokens: 'Tokens',
  integrations: 'Integrations',
  tags: 'Tags',
  settings: 'Settings of the instance',
}

export const integrationEvents: FactKind<IntegrationEvents> = {
  type: 'IntegrationEvents',
  refersTo: 'integration',
  schema: integrationEventsSchema,
  names: ({ name }) => [name],
  summary: ({ label, events }) => `${label} offers ${events.length} types of events`,
  problems: ({ events }, lists) => unknownNames('event type', events, lists.eventTypes, 'Remove it.'),
  table: {
    component: 'IntegrationEvents',
    label: 'Events that the integration offers',
    one: { attribute: 'provider', columns: ['About', 'Types'] },
    columns: (fact, lists) => ['', ...[...byCategory(fact, lists).keys()].map((name) => categoryLabels[name] ?? name)],
    cells: (fact, lists) => [fact.label, ...[...byCategory(fact, lists).values()].map(links)],
  },
}

/** The events of an integration by their category, in the order of the list of events. */
function byCategory({ events }: IntegrationEvents, lists: FactLists): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { name, category } of lists.eventTypes) {
    if (events.includes(name)) found.set(category, [...(found.get(category) ?? []), name])
  }
  return found
}

function links(names: readonly string[]): string {
  return names.map((name) => `[\`${name}\`](/reference/event-types#${anchorOf(name)})`).join(', ')
}
