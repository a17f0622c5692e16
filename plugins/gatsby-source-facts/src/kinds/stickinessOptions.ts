import { z } from 'zod'
import type { FactKind } from '../FactKind'
import { text } from './text'

export const stickinessOptionSchema = z.strictObject({
  /** Markdown: a value of `stickiness`, or several. */
  name: text,
  rollout: text,
  variants: text,
})

type StickinessOption = z.infer<typeof stickinessOptionSchema>

export const stickinessOptions: FactKind<StickinessOption> = {
  list: 'stickinessOptions',
  type: 'StickinessOption',
  schema: stickinessOptionSchema,
  names: ({ name }) => [name],
  summary: ({ rollout }) => rollout,
  table: {
    component: 'Stickiness',
    label: 'Kinds of stickiness',
    columns: ['`stickiness`', 'Value used by a gradual rollout', 'Value used by variants'],
    cells: ({ name, rollout, variants }) => [name, rollout, variants],
  },
}
