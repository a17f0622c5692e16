/** A request of the example data: an operation of content/openapi/unleash.json, found by its ID. */
export interface SeedStep {
  operation: string
  /** Values of the path. */
  parameters?: Readonly<Record<string, string | number>>
  body?: unknown
  /** User that sends it; without one, the administrator. */
  as?: string
  /** Name of the API token that authorizes it. */
  token?: string
  /** Days before the date of the clock. */
  daysAgo: number
}

/** The only project of the open-source edition. */
export const projectId = 'default'

/** A constraint of a segment or strategy, without the fields that have their usual value. */
export interface SeedConstraint {
  contextName: string
  operator: string
  values?: readonly string[]
  value?: string
  inverted?: true
  caseInsensitive?: true
}

/** The constraint as the API requires it. */
export function wholeConstraint(constraint: SeedConstraint) {
  return { values: [], caseInsensitive: false, inverted: false, ...constraint }
}

export type Environment = 'development' | 'production'
