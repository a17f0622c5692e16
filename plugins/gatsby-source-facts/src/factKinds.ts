import type { FactLists } from '../types'
import type { FactKind } from './FactKind'
import { environmentVariables } from './kinds/environmentVariables'
import { eventTypes } from './kinds/eventTypes'
import { permissions } from './kinds/permissions'
import { predefinedRoles } from './kinds/predefinedRoles'

/** All kinds of facts: a new list adds its line here, its type to `typeDefs`, and its list to `FactLists`. */
export const factKinds: { [List in keyof FactLists]: FactKind<FactLists[List][number]> } = {
  environmentVariables,
  eventTypes,
  permissions,
  predefinedRoles,
}
