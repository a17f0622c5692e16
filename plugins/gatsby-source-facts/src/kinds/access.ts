import { z } from 'zod'
import { anchorOf, codes, type FactKind, text, unknownNames } from '../FactKind'

const apiTokenTypeSchema = z.strictObject({
  name: text,
  anchor: text.describe('The part of the page about tokens that explains it.'),
  connects: text.describe('What uses it.'),
  opens: text,
  scope: text,
})

export const apiTokenTypes: FactKind<z.infer<typeof apiTokenTypeSchema>> = {
  type: 'ApiTokenType',
  schema: apiTokenTypeSchema,
  names: ({ name }) => [name],
  summary: ({ connects, opens }) => `${connects}: ${opens}`,
  table: {
    component: 'ApiTokenTypes',
    label: 'Kinds of tokens',
    columns: ['You are connecting', 'Token', 'Access to', 'Scope'],
    cells: ({ name, anchor, connects, opens, scope }) => [
      connects,
      `[${name}](/reference/api-tokens-and-client-keys#${anchor})`,
      opens,
      scope,
    ],
  },
}

/** The permission that includes all others. */
const allPermissions = 'ADMIN'

const permissionSchema = z.strictObject({
  name: z.string().regex(/^[A-Z][A-Z_]*$/),
  scope: z.enum(['root', 'project', 'environment']).describe('root, project, environment'),
  category: text.optional().describe('The group in which root permissions are shown.'),
  label: text.describe('What the Admin UI calls it.'),
  allows: text,
})

export const permissions: FactKind<z.infer<typeof permissionSchema>> = {
  type: 'Permission',
  refersTo: 'permission',
  inline: 'Permission',
  schema: permissionSchema,
  names: ({ name }) => [name],
  anchor: ({ name }) => anchorOf(name),
  summary: ({ allows }) => allows,
  table: {
    component: 'Permissions',
    filter: { attribute: 'scope', refersTo: 'permission-scope' },
    label: 'Permissions',
    columns: ['Permission, shown as', 'Predefined roles', 'Allows'],
    cells: ({ name, label, allows }, { predefinedRoles: roles }) => [
      `${codes([name])}<br/>${label}`,
      roles
        .filter((role) => role.permissions.includes(name) || role.permissions.includes(allPermissions))
        .map((role) => role.name)
        .join(', ') || '–',
      allows,
    ],
  },
}

const predefinedRoleSchema = z.strictObject({
  name: text,
  scope: z.enum(['root', 'project']).describe('root, project'),
  may: text,
  permissions: z.array(text).describe('Names of permissions.'),
})

export const predefinedRoles: FactKind<z.infer<typeof predefinedRoleSchema>> = {
  type: 'PredefinedRole',
  schema: predefinedRoleSchema,
  names: ({ name }) => [name],
  summary: ({ may }) => may,
  problems: (role, lists) => unknownNames('permission', role.permissions, lists.permissions, 'Remove it.'),
  table: {
    component: 'PredefinedRoles',
    filter: { attribute: 'scope', refersTo: 'role-scope' },
    label: 'Predefined roles',
    columns: ['Role', 'What users can do'],
    cells: ({ name, may }) => [`**${name}**`, may],
  },
}
