import type { FactLists } from '../types'
import type { FactKind } from './FactKind'
import { activationStrategies } from './kinds/activationStrategies'
import { apiTokenTypes } from './kinds/apiTokenTypes'
import { constraintOperators } from './kinds/constraintOperators'
import { environmentVariables } from './kinds/environmentVariables'
import { eventTypes } from './kinds/eventTypes'
import { featureAvailability } from './kinds/featureAvailability'
import { flagTypes } from './kinds/flagTypes'
import { integrationEvents } from './kinds/integrationEvents'
import { permissions } from './kinds/permissions'
import { predefinedRoles } from './kinds/predefinedRoles'
import { sdkCapabilities } from './kinds/sdkCapabilities'
import { sdks } from './kinds/sdks'
import { stickinessOptions } from './kinds/stickinessOptions'
import { strategyParameters } from './kinds/strategyParameters'

/** All kinds of facts: a new list adds its line here, its type to `typeDefs`, and its list to `FactLists`. */
export const factKinds: { [List in keyof FactLists]: FactKind<FactLists[List][number]> } = {
  activationStrategies,
  apiTokenTypes,
  constraintOperators,
  environmentVariables,
  eventTypes,
  featureAvailability,
  flagTypes,
  integrationEvents,
  permissions,
  predefinedRoles,
  sdkCapabilities,
  sdks,
  stickinessOptions,
  strategyParameters,
}

/** The same where it does not matter what the facts of a kind look like. */
export const factKindList = Object.values(factKinds) as unknown as readonly FactKind<object>[]
