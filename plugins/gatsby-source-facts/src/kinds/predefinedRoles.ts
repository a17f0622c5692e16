import { z } from 'zod'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { FactKind } from '../FactKind'
import { text } from './text'

export const predefinedRoleSchema = z.strictObject({
  name: text,
  scope: z.enum(['root', 'project']),
  may: text,
  /** Names of `permissions`. */
  permissions: z.array(text),
})

type PredefinedRole = z.infer<typeof predefinedRoleSchema>

export const predefinedRoles: FactKind<PredefinedRole> = {
  list: 'predefinedRoles',
  type: 'PredefinedRole',
  schema: predefinedRoleSchema,
  names: ({ name }) => [name],
  summary: ({ may }) => may,
  problems: (role, { permissions }) => {
    const known = permissions.map(({ name }) => name)
    return role.permissions
      .filter((name) => !known.includes(name))
      .map((name) => ({ what: `There is no permission "${name}".`, fix: nearestSentence(name, known, 'Remove it.') }))
  },
  table: {
    component: 'PredefinedRoles',
    filter: { attribute: 'scope', refersTo: 'role-scope', of: ({ scope }) => [scope] },
    label: 'Predefined roles',
    columns: ['Role', 'May'],
    cells: ({ name, may }) => [`**${name}**`, may],
  },
}
