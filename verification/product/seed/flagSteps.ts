import type { SeedFlag, SeedStrategy } from './flags'
import { segmentId } from './organization'
import { projectId, wholeConstraint, type Environment, type SeedStep } from './seedStep'

/** The user that creates and changes the flags of a team. */
const memberOf = {
  checkout: 'checkout-lead',
  search: 'search-engineer',
  mobile: 'mobile-developer',
  platform: 'platform-engineer',
}

/** Steps of one day are some minutes apart, so that their order is visible. */
const minutes = 1 / (24 * 60)

/** Everything that happened to a flag, in the order of its dates. */
export function flagSteps(flag: SeedFlag): SeedStep[] {
  const { name, type, description, impressionData = false } = flag
  const as = memberOf[flag.team]
  const path = { projectId, featureName: name }
  const tags = [
    { type: 'team', value: flag.team },
    ...(flag.ticket === undefined ? [] : [{ type: 'ticket', value: flag.ticket }]),
  ]
  return [
    {
      operation: 'createFeature',
      parameters: { projectId },
      body: { name, type, description, impressionData },
      as,
      daysAgo: flag.daysAgo,
    },
    ...tags.map((body) => ({
      operation: 'addTag',
      parameters: { featureName: name },
      body,
      as,
      daysAgo: flag.daysAgo - minutes,
    })),
    // Editors of the whole server don't have the permission for dependencies; administrators do.
    ...(flag.parent
      ? [
          {
            operation: 'addFeatureDependency',
            parameters: { projectId, child: name },
            body: flag.parent,
            as: 'release-manager',
            daysAgo: flag.daysAgo - 2 * minutes,
          },
        ]
      : []),
    ...environmentSteps(flag, 'development', as),
    // Production is what the release manager changes.
    ...environmentSteps(flag, 'production', 'release-manager'),
    ...(flag.isFavorite
      ? [{ operation: 'addFavoriteFeature', parameters: path, body: {}, daysAgo: flag.daysAgo - 0.2 }]
      : []),
    ...(flag.staleDaysAgo === undefined
      ? []
      : [
          {
            operation: 'staleFeatures',
            parameters: { projectId },
            body: { features: [name], stale: true },
            as,
            daysAgo: flag.staleDaysAgo,
          },
        ]),
    ...(flag.archivedDaysAgo === undefined
      ? []
      : [{ operation: 'archiveFeature', parameters: path, as, daysAgo: flag.archivedDaysAgo }]),
  ]
}

function environmentSteps(flag: SeedFlag, environment: Environment, as: string): SeedStep[] {
  const state = flag.environments?.[environment]
  if (!state) return []
  const parameters = { projectId, featureName: flag.name, environment }
  const daysAgo = state.daysAgo - 10 * minutes
  return [
    ...state.strategies.map((strategy, index) => ({
      operation: 'addFeatureStrategy',
      parameters,
      body: strategyBody(strategy, flag.name),
      as,
      daysAgo: daysAgo - index * minutes,
    })),
    ...(state.variants
      ? [
          {
            operation: 'overwriteEnvironmentFeatureVariants',
            parameters,
            body: variantsBody(state.variants),
            as,
            daysAgo: daysAgo - 5 * minutes,
          },
        ]
      : []),
    ...(state.isEnabled === false
      ? []
      : [{ operation: 'toggleFeatureEnvironmentOn', parameters, body: {}, as, daysAgo: daysAgo - 8 * minutes }]),
  ]
}

function strategyBody(strategy: SeedStrategy, flagName: string): object {
  const { name = 'flexibleRollout', rollout = 100, stickiness = 'default', title, disabled } = strategy
  return {
    name,
    ...(title !== undefined && { title }),
    ...(disabled && { disabled }),
    parameters: strategy.parameters ?? { rollout: String(rollout), stickiness, groupId: flagName },
    constraints: (strategy.constraints ?? []).map(wholeConstraint),
    segments: (strategy.segments ?? []).map(segmentId),
    ...(strategy.variants && { variants: variantsBody(strategy.variants, stickiness) }),
  }
}

function variantsBody(variants: NonNullable<SeedStrategy['variants']>, stickiness = 'default'): object[] {
  return variants.map((variant) => ({ ...variant, weightType: 'variable', stickiness }))
}
