import { stickinessOptions, type Rollout } from './population'
import { rolloutsOf, type Scene } from './scenes'
import { readVariants } from './splitVariants'

/** What the reader can change. One with variants uses the second rollout. */
export interface SimulatorState {
  first: Rollout
  second: Rollout
  /** Of the variants, in their order. */
  weights: readonly number[]
  /** `user-17` */
  user: string
}

/** The group is hashed for each of the users. */
export const maxGroup = 100
export const maxWeight = 1000

/** The state as text for a link. */
export function stateText({ first, second, weights, user }: SimulatorState): string {
  const parts = ({ group, stickiness, percentage }: Rollout) => [group, stickiness, percentage]
  return JSON.stringify([parts(first), parts(second), weights, user])
}

/**
 * What a simulator begins with: its scene, with what a link changes of it.
 * @param text of a link, which anyone may have written: each value that can't be used is left as it is in the scene
 */
export function simulatorState(scene: Scene, text: string | null): SimulatorState {
  const [first, second, weights, user] = readList(text)
  const initial = rolloutsOf(scene)
  return {
    first: readRollout(first, initial.first),
    second: readRollout(second, initial.second),
    weights: readVariants(scene.variants).map(({ weight }, index) => {
      const linked: unknown = Array.isArray(weights) ? weights[index] : undefined
      return isWithin(linked, maxWeight) ? linked : weight
    }),
    user: typeof user === 'string' ? user.slice(0, maxGroup) : 'user-17',
  }
}

function readList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function readRollout(value: unknown, initial: Rollout): Rollout {
  const [group, stickiness, percentage] = Array.isArray(value) ? (value as unknown[]) : []
  return {
    ...initial,
    ...(typeof group === 'string' && { group: group.slice(0, maxGroup) }),
    stickiness: stickinessOptions.find((option) => option === stickiness) ?? initial.stickiness,
    ...(isWithin(percentage, 100) && { percentage }),
  }
}

function isWithin(value: unknown, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max
}
