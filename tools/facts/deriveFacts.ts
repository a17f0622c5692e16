import { constraintOperators } from './derive/constraintOperators'
import { environmentVariables } from './derive/environmentVariables'
import { eventTypes } from './derive/eventTypes'
import { flagTypes } from './derive/flagTypes'
import { integrationEvents } from './derive/integrationEvents'
import { permissions } from './derive/permissions'
import { predefinedRoles } from './derive/predefinedRoles'
import { strategyParameters } from './derive/strategyParameters'
import type { Derived } from './Derived'
import type { ProductSource } from './ProductSource'

/** Everything in content/data that can be derived from the product's source, beside what it says there. */
export function deriveFacts(source: ProductSource): Derived[] {
  const derivations = [
    constraintOperators,
    environmentVariables,
    eventTypes,
    flagTypes,
    integrationEvents,
    permissions,
    predefinedRoles,
    strategyParameters,
  ]
  return derivations.map((derive) => derive(source))
}
