import { predefinedRoles as data } from '../../../content/data/predefinedRoles'
import type { Derived } from '../Derived'
import type { ProductSource } from '../ProductSource'
import { migrations } from './permissions'

/** Who has what: `Editor CREATE_PROJECT`. The migrations since 2023 give permissions by a function of their own. */
export function predefinedRoles(source: ProductSource): Derived {
  const given = migrations(source).flatMap((text) =>
    [...text.matchAll(/assign_unleash_permission_to_role(?:_for_all_environments)?\('([A-Z_]+)',\s*'(\w+)'\)/g)].map(
      ([, permission = '', role = '']) => [`${role} ${permission}`, {}] as const,
    ),
  )
  const ours = data.flatMap(({ name, permissions }) => permissions.map((permission) => [`${name} ${permission}`, {}] as const))
  return { list: 'predefinedRoles', ours: Object.fromEntries(ours), theirs: Object.fromEntries(given) }
}
