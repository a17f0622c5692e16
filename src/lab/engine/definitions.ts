/** Flags and segments as SDKs get them from `GET /api/client/features`, after `readDefinitions` has checked their shape. */
export interface Flag extends FlagEnvironment {
  dependencies: Dependency[]
}

export interface Strategy {
  name: string
  parameters: Record<string, string>
  constraints: Constraint[]
  segments: number[]
  variants: Variant[]
}

export interface Constraint {
  contextName: string
  /** Unknown ones are possible: SDKs treat the constraint as not satisfied. */
  operator: string
  values: string[]
  value?: string
  inverted: boolean
  caseInsensitive: boolean
}

export interface Segment {
  id: number
  name: string
  constraints: Constraint[]
}

export interface Variant {
  name: string
  weight: number
  stickiness?: string
  payload?: Payload | undefined
  overrides: Override[]
}

export interface Payload {
  type: string
  value: string
}

export interface Override {
  contextName: string
  values: string[]
}

/** A parent flag, and what it must be: on (one of `variants`, if there are any), or off. */
export interface Dependency {
  feature: string
  enabled: boolean
  variants: string[]
}

/** A flag with what it is in each environment. */
export interface LabFlag {
  name: string
  dependencies: Dependency[]
  environments: FlagEnvironment[]
}

/** Settings of a flag, named after the environment, or after the flag where they are of one environment. */
export interface FlagEnvironment {
  name: string
  enabled: boolean
  strategies: Strategy[]
  variants: Variant[]
}

export interface Definitions {
  flags: LabFlag[]
  segments: Segment[]
}

/** The flags as SDKs get them in an environment. In an environment that a flag doesn't have, it's disabled. */
export function flagsOf(flags: readonly LabFlag[], environment: string): Flag[] {
  return flags.map(({ name, dependencies, environments }) => {
    const settings = environments.find((candidate) => candidate.name === environment)
    const { enabled = false, strategies = [], variants = [] } = settings ?? {}
    return { name, dependencies, enabled, strategies, variants }
  })
}

/** The Unleash context. */
export interface Context {
  userId?: string
  sessionId?: string
  remoteAddress?: string
  environment?: string
  appName?: string
  currentTime?: string
  properties?: Record<string, string>
}

export const contextFields = ['userId', 'sessionId', 'remoteAddress', 'environment', 'appName', 'currentTime'] as const

/**
 * A field of the context, from its own properties only: `constructor` is a field like any other.
 * @returns undefined when the field isn't set; a field that is set to an empty string is set, as in the Node.js SDK
 */
export function contextValue(context: Context, field: string): string | undefined {
  const standard = contextFields.find((name) => name === field)
  const value = standard && standardValue(context, standard)
  const { properties } = context
  return value ?? (properties && Object.hasOwn(properties, field) ? properties[field] : undefined)
}

/** A field of the context itself; stickiness `default` and deprecated strategies ignore `properties`. */
export function standardValue(context: Context, field: (typeof contextFields)[number]): string | undefined {
  return Object.hasOwn(context, field) ? context[field] : undefined
}

/** Operators of Unleash 5.8, by what they compare. */
export const operators = {
  list: ['IN', 'NOT_IN'],
  string: ['STR_STARTS_WITH', 'STR_ENDS_WITH', 'STR_CONTAINS'],
  number: ['NUM_EQ', 'NUM_GT', 'NUM_GTE', 'NUM_LT', 'NUM_LTE'],
  date: ['DATE_AFTER', 'DATE_BEFORE'],
  semver: ['SEMVER_EQ', 'SEMVER_GT', 'SEMVER_LT'],
} as const

export type OperatorKind = keyof typeof operators

export function operatorKind(operator: string): OperatorKind | undefined {
  const kinds = Object.keys(operators) as OperatorKind[]
  return kinds.find((kind) => (operators[kind] as readonly string[]).includes(operator))
}
