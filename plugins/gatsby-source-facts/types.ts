import type { z } from 'zod'
import type { activationStrategySchema } from './src/kinds/activationStrategies'
import type { apiTokenTypeSchema } from './src/kinds/apiTokenTypes'
import type { constraintOperatorSchema } from './src/kinds/constraintOperators'
import type { environmentVariableSchema } from './src/kinds/environmentVariables'
import type { eventTypeSchema } from './src/kinds/eventTypes'
import type { featureAvailabilitySchema } from './src/kinds/featureAvailability'
import type { flagTypeSchema } from './src/kinds/flagTypes'
import type { integrationEventsSchema } from './src/kinds/integrationEvents'
import type { permissionSchema } from './src/kinds/permissions'
import type { predefinedRoleSchema } from './src/kinds/predefinedRoles'
import type { sdkCapabilitySchema } from './src/kinds/sdkCapabilities'
import type { sdkSchema } from './src/kinds/sdks'
import type { stickinessOptionSchema } from './src/kinds/stickinessOptions'
import type { strategyParameterSchema } from './src/kinds/strategyParameters'

export type ActivationStrategy = z.infer<typeof activationStrategySchema>
export type ApiTokenType = z.infer<typeof apiTokenTypeSchema>
export type ConstraintOperator = z.infer<typeof constraintOperatorSchema>
export type EnvironmentVariable = z.infer<typeof environmentVariableSchema>
export type EventType = z.infer<typeof eventTypeSchema>
export type FeatureAvailability = z.infer<typeof featureAvailabilitySchema>
export type FlagType = z.infer<typeof flagTypeSchema>
export type IntegrationEvents = z.infer<typeof integrationEventsSchema>
export type Permission = z.infer<typeof permissionSchema>
export type PredefinedRole = z.infer<typeof predefinedRoleSchema>
export type SdkCapability = z.infer<typeof sdkCapabilitySchema>
export type Sdk = z.infer<typeof sdkSchema>
export type StickinessOption = z.infer<typeof stickinessOptionSchema>
export type StrategyParameter = z.infer<typeof strategyParameterSchema>

/** The lists of content/data, by the names of their files. */
export interface FactLists {
  activationStrategies: readonly ActivationStrategy[]
  apiTokenTypes: readonly ApiTokenType[]
  constraintOperators: readonly ConstraintOperator[]
  environmentVariables: readonly EnvironmentVariable[]
  eventTypes: readonly EventType[]
  featureAvailability: readonly FeatureAvailability[]
  flagTypes: readonly FlagType[]
  integrationEvents: readonly IntegrationEvents[]
  permissions: readonly Permission[]
  predefinedRoles: readonly PredefinedRole[]
  sdkCapabilities: readonly SdkCapability[]
  sdks: readonly Sdk[]
  stickinessOptions: readonly StickinessOption[]
  strategyParameters: readonly StrategyParameter[]
}

/** What `gatsby-config.ts` hands to this plugin. */
export interface FactsOptions {
  lists: FactLists
  /** The folder of the lists, as problems name it. */
  root: string
  /** The page that explains the facts of a list, by the list's name. */
  pages: Readonly<Record<keyof FactLists, string>>
  /** Types of pages whose `tree` and `references` may name facts. */
  textTypes: readonly string[]
}
