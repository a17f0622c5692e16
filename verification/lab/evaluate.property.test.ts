import { hostname } from 'node:os'
import fc from 'fast-check'
import UnleashClient from 'unleash-client/lib/client'
import { defaultStrategies } from 'unleash-client/lib/strategy'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { flagsOf } from '../../src/lab/engine/definitions'
import { readContext } from '../../src/lab/state/labState'
import { readDefinitions } from '../../src/lab/reading/readDefinitions'
import { evaluate, type Evaluation } from '../../src/lab/engine/evaluate'
import { randomContext, randomDefinitions } from '../../src/lab/__fixtures__/randomFlags'
import { seededRandom } from '../../src/lab/engine/hash'
import { outcomeOf, type Step } from '../../src/lab/engine/step'

/** Each run evaluates the four flags of a data set, so this is 10,000 flags. To repeat a failure, use the seed of its report. */
const numRuns = 2_500
const seed = process.env['LAB_SEED'] === undefined ? {} : { seed: Number(process.env['LAB_SEED']) }
/** Of this machine, as the SDK reads it. */
const host = process.env['HOSTNAME'] || hostname()

afterEach(() => {
  vi.restoreAllMocks()
})

describe('evaluate, for random flags', () => {
  it('returns the same as the Node.js SDK, and a trace that says the same', { timeout: 60_000 }, () => {
    vi.spyOn(Math, 'random')
    fc.assert(
      fc.property(randomDefinitions, randomContext, fc.nat(), (json, context, randomSeed) => {
        const { definitions } = readDefinitions(json)
        const flags = flagsOf(definitions.flags, 'default')
        for (const { name } of json.features) {
          const evaluation = evaluate(flags, definitions.segments, name, readContext(context).context, {
            now: new Date(),
            random: seededRandom(randomSeed),
            hostname: host,
          })
          const expected = evaluateWithSdk(json, name, context, randomSeed)
          if (!isSame(evaluation, expected)) expect(evaluation.variant).toEqual(expected)
          const faults = faultsOf(evaluation.trace)
          if (faults.length > 0) expect(faults).toEqual([])
          if (!saysSame(evaluation)) expect.fail(`The trace contradicts the verdict: ${JSON.stringify(evaluation)}`)
        }
      }),
      { numRuns, ...seed },
    )
  })
})

type Context = ReturnType<typeof randomContext.generate>['value']
type Json = ReturnType<typeof randomDefinitions.generate>['value']

function evaluateWithSdk(
  { features, segments }: Json,
  name: string,
  { currentTime, ...rest }: Context,
  randomSeed: number,
) {
  vi.mocked(Math.random).mockImplementation(seededRandom(randomSeed))
  const repository = {
    getToggle: (wanted: string) => features.find((feature) => feature.name === wanted),
    getSegment: (id: number) => segments.find((segment) => segment.id === id),
  }
  const client = new UnleashClient(repository as never, defaultStrategies)
  const {
    name: variant,
    enabled,
    payload,
    feature_enabled: isOn = false,
  } = client.getVariant(name, { ...rest, ...(currentTime !== undefined && { currentTime: new Date(currentTime) }) })
  return { name: variant, ...(payload && { payload }), enabled, feature_enabled: isOn }
}

function isSame({ enabled, variant }: Evaluation, expected: Evaluation['variant']): boolean {
  return enabled === expected.feature_enabled && JSON.stringify(variant) === JSON.stringify(expected)
}

/** Steps whose outcome doesn't follow from what they show. */
function faultsOf(step: Step): string[] {
  const { rule, steps, outcome, title, bucket, percentage, ranges } = step
  const faults = steps.flatMap(faultsOf)
  if (rule !== 'check' && outcome !== outcomeOf(rule, steps))
    faults.push(`${title}: ${outcome} doesn't follow from its steps`)
  if (bucket && percentage !== undefined && (outcome === 'passed') !== (percentage > 0 && bucket.bucket <= percentage))
    faults.push(title)
  if (bucket && ranges && bucket.size === 1000) {
    const owner = ranges.find(({ from, to }) => bucket.bucket >= from && bucket.bucket <= to)
    if (title !== `Variant "${owner?.name}"`) faults.push(`${title}: bucket ${bucket.bucket} belongs to ${owner?.name}`)
  }
  return faults
}

function saysSame({ enabled, variant, trace }: Evaluation): boolean {
  const sentence = enabled ? 'The flag is on for this context.' : 'The flag is off for this context.'
  const chosen = lastNote(trace)
  const isNamed = variant.enabled
    ? chosen?.title === `Variant "${variant.name}"`
    : chosen === undefined || chosen.title === 'No variant'
  return (
    (trace.outcome === 'passed') === enabled &&
    trace.text === sentence &&
    variant.feature_enabled === enabled &&
    isNamed
  )
}

/** The choice of the variant: the flag's is noted after the strategies, a strategy's within the strategy that is satisfied. */
function lastNote({ steps }: Step): Step | undefined {
  const own = steps.find(({ outcome }) => outcome === 'noted')
  const strategy = steps.find(({ title }) => title === 'Strategies')?.steps.find(({ outcome }) => outcome === 'passed')
  return own ?? strategy?.steps.find(({ outcome }) => outcome === 'noted')
}
