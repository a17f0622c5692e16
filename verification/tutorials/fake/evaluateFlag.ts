import { x86 } from 'murmurhash3js-revisited'

/** A flag in one environment, as the client API returns it. */
export interface FakeFlag {
  name: string
  enabled: boolean
  strategies: FakeStrategy[]
}

/** A gradual rollout, the only strategy of the fake server. */
export interface FakeStrategy {
  id: string
  name: 'flexibleRollout'
  parameters: { rollout: string; stickiness: string; groupId: string }
  constraints: never[]
  segments: never[]
  variants: FakeVariant[]
}

interface FakeVariant {
  name: string
  weight: number
  stickiness: string
  payload?: { type: string; value: string }
}

export interface FakeContext {
  userId?: string | null
  sessionId?: string | null
}

/** An enabled flag as the front-end API lists it. */
export interface EvaluatedFlag {
  name: string
  enabled: true
  impressionData: false
  variant: { name: string; enabled: boolean; payload?: { type: string; value: string } }
}

/** Variants use another seed than rollouts, so that the two are independent. */
const variantSeed = 86028157

/**
 * Evaluates a flag as unleash-client does in Unleash 5.8. The package itself would add forty dependencies for one hash.
 *
 * @returns undefined when the flag is off for this context.
 */
export function evaluateFlag(flag: FakeFlag, context: FakeContext): EvaluatedFlag | undefined {
  const strategy = flag.strategies.find((candidate) => isOn(candidate, context))
  if (!flag.enabled || !strategy) return undefined
  return { name: flag.name, enabled: true, impressionData: false, variant: variantOf(strategy, context) }
}

function isOn({ parameters }: FakeStrategy, context: FakeContext): boolean {
  return bucket(parameters.groupId, context, 100) <= Number(parameters.rollout)
}

function variantOf({ parameters, variants }: FakeStrategy, context: FakeContext) {
  const target = bucket(
    parameters.groupId,
    context,
    variants.reduce((sum, { weight }) => sum + weight, 0),
    variantSeed,
  )
  let border = 0
  for (const { name, weight, payload } of variants) {
    border += weight
    if (target <= border) return { name, enabled: true, ...(payload && { payload }) }
  }
  return { name: 'disabled', enabled: false }
}

/** From 1 to `size`, random without a user or session ID. */
function bucket(groupId: string, { userId, sessionId }: FakeContext, size: number, seed = 0): number {
  const id = userId || sessionId || String(Math.random())
  return (x86.hash32(Buffer.from(`${groupId}:${id}`), seed) % size) + 1
}
