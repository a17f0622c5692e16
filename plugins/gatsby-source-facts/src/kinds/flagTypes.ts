import { z } from 'zod'
import type { FactKind } from '../FactKind'
import { codes } from './codes'
import { text } from './text'

export const flagTypeSchema = z.strictObject({
  /** As the API has it. */
  name: text,
  label: text,
  useFor: text,
  /** On a new instance; null for unlimited. */
  lifetimeDays: z.int().positive().nullable(),
})

type FlagType = z.infer<typeof flagTypeSchema>

export const flagTypes: FactKind<FlagType> = {
  list: 'flagTypes',
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
