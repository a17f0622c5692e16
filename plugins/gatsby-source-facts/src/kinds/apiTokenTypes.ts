import { z } from 'zod'
import type { FactKind } from '../FactKind'
import { text } from './text'

export const apiTokenTypeSchema = z.strictObject({
  name: text,
  /** The part of the page about tokens that explains it. */
  anchor: text,
  connects: text,
  opens: text,
  scope: text,
})

type ApiTokenType = z.infer<typeof apiTokenTypeSchema>

export const apiTokenTypes: FactKind<ApiTokenType> = {
  list: 'apiTokenTypes',
  type: 'ApiTokenType',
  schema: apiTokenTypeSchema,
  names: ({ name }) => [name],
  summary: ({ connects, opens }) => `${connects}: ${opens}`,
  table: {
    component: 'ApiTokenTypes',
    label: 'Kinds of tokens',
    columns: ['You are connecting', 'Token', 'Opens', 'Scope'],
    cells: ({ name, anchor, connects, opens, scope }) => [
      connects,
      `[${name}](/reference/api-tokens-and-client-keys#${anchor})`,
      opens,
      scope,
    ],
  },
}
