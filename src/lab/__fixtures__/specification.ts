import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

interface SuiteFile {
  name: string
  state: { features?: unknown; segments?: unknown; events?: DeltaEvent[] }
  tests?: { description: string; context: unknown; toggleName: string; expectedResult: boolean }[]
  variantTests?: {
    description: string
    context: unknown
    toggleName: string
    expectedResult: Record<string, unknown>
  }[]
}

/** The two suites of the delta API describe definitions as a series of events. */
interface DeltaEvent {
  type: string
  features?: Named[]
  segments?: Identified[]
  feature?: Named
  featureName?: string
  segment?: Identified
  segmentId?: number
}
interface Named {
  name: string
}
interface Identified {
  id: number
}

function afterEvents(events: readonly DeltaEvent[]): { features: Named[]; segments: Identified[] } {
  const features = new Map<string, Named>()
  const segments = new Map<number, Identified>()
  for (const event of events) {
    for (const feature of [...(event.features ?? []), ...(event.feature ? [event.feature] : [])])
      features.set(feature.name, feature)
    for (const segment of [...(event.segments ?? []), ...(event.segment ? [event.segment] : [])])
      segments.set(segment.id, segment)
    if (event.type === 'feature-removed') features.delete(event.featureName ?? '')
    if (event.type === 'segment-removed') segments.delete(event.segmentId ?? NaN)
  }
  return { features: [...features.values()], segments: [...segments.values()] }
}

/** A suite, with its definitions as the client API returns them. */
export interface Suite extends Pick<SuiteFile, 'name'> {
  definitions: Record<string, unknown>
  tests: NonNullable<SuiteFile['tests']>
  variantTests: NonNullable<SuiteFile['variantTests']>
}

/**
 * All suites of @unleash/client-specification 5.2, the last major version without operators that Unleash 5.8 doesn't have (regular
 * expressions, CIDR, SEMVER_GTE).
 */
export function specificationSuites(): Suite[] {
  const main = createRequire(import.meta.url).resolve('@unleash/client-specification/package.json')
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(path.dirname(main), 'specifications', file), 'utf8'))
  return (read('index.json') as string[]).map((file) => {
    const { name, state, tests = [], variantTests = [] } = read(file) as SuiteFile
    return { name, definitions: state.events ? { ...afterEvents(state.events) } : state, tests, variantTests }
  })
}
