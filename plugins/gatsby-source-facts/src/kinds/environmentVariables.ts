import { z } from 'zod'
import type { FactKind } from '../FactKind'
import { anchorOf } from './anchorOf'
import { codes } from './codes'
import { text } from './text'

export const environmentVariableSchema = z.strictObject({
  /** The variable, and other names it is read under; empty where there is an option only. */
  names: z.array(z.string().regex(/^[A-Z][A-Z0-9_]*$/)),
  /** Ways to the option of `start()`: `db.host`. */
  options: z.array(text).optional(),
  group: text,
  /** Type and unit, in words. */
  type: text,
  default: text.optional(),
  /** The release that first read it: `4.13`. */
  since: z.string().regex(/^\d+\.\d+(\.\d+)?$/).optional(),
  what: text,
})

type EnvironmentVariable = z.infer<typeof environmentVariableSchema>

export const environmentVariables: FactKind<EnvironmentVariable> = {
  list: 'environmentVariables',
  type: 'EnvironmentVariable',
  refersTo: 'environment-variable',
  inline: 'EnvVar',
  value: { component: 'EnvVarDefault', of: ({ default: value = 'none' }) => value },
  schema: environmentVariableSchema,
  names: ({ names, options = [] }) => (names.length > 0 ? names : options),
  anchor: ({ names, options = [] }) => anchorOf(names[0] ?? options[0] ?? ''),
  summary: ({ what }) => what,
  problems: ({ names, options = [] }) =>
    names.length + options.length > 0 ? [] : [{ what: 'It has no name.', fix: 'Give it "names" or "options".' }],
  table: {
    component: 'EnvironmentVariables',
    filter: { attribute: 'group', refersTo: 'environment-variable-group', of: ({ group }) => [group] },
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
