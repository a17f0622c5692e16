import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContext } from '../state/labState'
import { readDefinitions } from '../reading/readDefinitions'
import { flagsOf } from './definitions'
import { evaluate } from './evaluate'

/**
 * All suites of @unleash/client-specification 5.2, the last major version without operators that Unleash 5.8 doesn't have (regular
 * expressions, CIDR, SEMVER_GTE). They run against the reader and the engine that ship.
 */
interface Suite {
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

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@unleash/client-specification/package.json')),
  'specifications',
)
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const files = read('index.json') as string[]

describe('client specification', () => {
  it('has its 20 suites', () => {
    expect(files).toHaveLength(20)
  })

  describe.each(files)('%s', (file) => {
    const { state, tests = [], variantTests = [] } = read(file) as Suite
    const { definitions, problems } = readDefinitions(state.events ? afterEvents(state.events) : state)
    const evaluateWith = (name: string, json: unknown) => {
      const options = { now: new Date('2024-02-01'), random: () => 0.5, hostname: 'localhost' }
      const { flags, segments } = definitions
      return evaluate(flagsOf(flags, 'default'), segments, name, readContext(json).context, options)
    }

    it('is read without errors', () => {
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    })

    it.each(tests)('$description', ({ context, toggleName, expectedResult }) => {
      expect(evaluateWith(toggleName, context).enabled).toBe(expectedResult)
    })

    it.each(variantTests)('$description', ({ context, toggleName, expectedResult }) => {
      expect(evaluateWith(toggleName, context).variant).toEqual(expectedResult)
    })
  })
})

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
