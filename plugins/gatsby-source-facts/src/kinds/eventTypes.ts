import { z } from 'zod'
import type { FactKind } from '../FactKind'
import { drawEvents } from './drawEvents'
import { anchorOf } from './anchorOf'
import { text } from './text'

export const eventTypeSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  category: text,
  /** When it is written, as sentences. */
  when: text,
  /** The edition that writes it, where not all do. */
  edition: z.literal('enterprise').optional(),
  /** `unused`: nothing writes it; `internal`: a signal within the server that no event log has. */
  state: z.enum(['unused', 'internal']).optional(),
  /** What `data` holds. */
  data: text.optional(),
  /** What `preData` holds. */
  preData: text.optional(),
  /** What sets an event of this type apart; without what all events have. */
  example: z
    .strictObject({
      project: z.string().optional(),
      environment: z.string().optional(),
      featureName: z.string().optional(),
      data: z.record(z.string(), z.json()).nullable().optional(),
      preData: z.record(z.string(), z.json()).nullable().optional(),
    })
    .optional(),
})

type EventType = z.infer<typeof eventTypeSchema>

export const eventTypes: FactKind<EventType> = {
  list: 'eventTypes',
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
    filter: { attribute: 'category', refersTo: 'event-category', of: ({ category }) => [category] },
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
