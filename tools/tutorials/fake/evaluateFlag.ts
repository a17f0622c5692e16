import { x86 } from 'murmurhash3js'
import type { FakeContext, FakeFlag, FakeStrategy } from './FakeFlag'

/** An enabled flag as the front-end API lists it. */
export interface EvaluatedFlag {
  name: string
  enabled: true
  impressionData: false
  variant: { name: string; enabled: boolean; payload?: { type: string; value: string } }
}

/** Variants are drawn with another seed than rollouts, so that the two do not depend on each other. */
const variantSeed = 86028157

/**
 * Evaluates a flag as Unleash 5.8 does by means of unleash-client, which would bring forty packages for one hash.
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
  const target = bucket(parameters.groupId, context, variants.reduce((sum, { weight }) => sum + weight, 0), variantSeed)
  let border = 0
  for (const { name, weight, payload } of variants) {
    border += weight
    if (target <= border) return { name, enabled: true, ...(payload && { payload }) }
  }
  return { name: 'disabled', enabled: false }
}

/** From 1 to `size`; a caller without ids gets another one each time. */
function bucket(groupId: string, { userId, sessionId }: FakeContext, size: number, seed = 0): number {
  const id = userId || sessionId || String(Math.random())
  return (x86.hash32(`${groupId}:${id}`, seed) % size) + 1
}
