import { z } from 'zod'
import type { FactKind } from '../FactKind'
import { anchorOf } from './anchorOf'
import { codes } from './codes'
import { text } from './text'

export const scopes = ['root', 'project', 'environment'] as const

export const permissionSchema = z.strictObject({
  name: z.string().regex(/^[A-Z][A-Z_]*$/),
  scope: z.enum(scopes),
  /** The group in which root permissions are shown. */
  category: text.optional(),
  /** What the Admin UI calls it. */
  label: text,
  allows: text,
})

type Permission = z.infer<typeof permissionSchema>

export const permissions: FactKind<Permission> = {
  list: 'permissions',
  type: 'Permission',
  refersTo: 'permission',
  inline: 'Permission',
  schema: permissionSchema,
  names: ({ name }) => [name],
  anchor: ({ name }) => anchorOf(name),
  summary: ({ allows }) => allows,
  table: {
    component: 'Permissions',
    filter: { attribute: 'scope', refersTo: 'permission-scope', of: ({ scope }) => [scope] },
    label: 'Permissions',
    columns: ['Permission, shown as', 'Predefined roles', 'Allows'],
    cells: ({ name, label, allows }, { predefinedRoles }) => [
      `${codes([name])}<br/>${label}`,
      predefinedRoles
        .filter((role) => role.permissions.includes(name))
        .map((role) => role.name)
        .join(', ') || '–',
      allows,
    ],
  },
}
