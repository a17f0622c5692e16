import { compareRollouts, comparisonGroups, groupOf, isOn, type Comparison } from './compareRollouts'
import { columnOf, drawUsers, orderByBucket, type Area } from './drawUsers'
import type { Count } from './expectation'
import { bucketsOf, rolloutBuckets, type Hashed, type Rollout } from './population'
import { chosenVariants, countVariants, totalWeight, variantHashes, type WeightedVariant } from './splitVariants'

interface Task {
  /** A user that the reader follows, by index; -1 for none. */
  user: number
}

export interface ComparisonTask extends Task {
  first: Rollout
  second: Rollout
}

export interface VariantTask extends Task {
  rollout: Rollout
  variants: readonly WeightedVariant[]
  /** The variants that the reader began with. */
  initial: readonly WeightedVariant[]
}

export interface Drawing {
  /** One for each color. */
  areas: Area[]
  /** Of the user who is followed, from the left. */
  column?: number
}

export interface ComparisonResult extends Drawing {
  comparison: Comparison
  /** Of the user who is followed, in both rollouts. */
  buckets?: [number, number]
}

export interface VariantResult extends Drawing {
  counts: Count[]
  /** How many users have another variant than with the variants that the reader began with. */
  moved: number
  /** Of the user who is followed, as an index; -1 without one. */
  variant?: number
  bucket?: number
}

/** Areas are of the users who are on in both rollouts, in the second only, and in the first only. */
export function simulateComparison({ first, second, user }: ComparisonTask): ComparisonResult {
  const buckets = [bucketsFor(first), bucketsFor(second)] as const
  const order = orderFor(first)
  const color = { both: 0, second: 1, first: 2, neither: -1 }
  return {
    comparison: compareRollouts(first, second, buckets),
    areas: drawUsers(
      order,
      comparisonGroups.length - 1,
      (each) => color[groupOf(isOn(buckets[0], each, first), isOn(buckets[1], each, second))],
    ),
    ...(user >= 0 && { column: columnOf(order, user), buckets: [buckets[0][user] ?? 0, buckets[1][user] ?? 0] }),
  }
}

/** Areas are of the users of each variant. */
export function simulateVariants({ rollout, variants, initial, user }: VariantTask): VariantResult {
  const buckets = bucketsFor(rollout)
  const chosen = variantsFor(rollout, variants)
  const before = variantsFor(rollout, initial)
  const order = variantOrderFor(rollout, initial)
  const received = chosen.map((variant, each) => (isOn(buckets, each, rollout) ? variant : -1))
  const isMoved = (each: number) => variants[chosen[each] ?? -1]?.name !== initial[before[each] ?? -1]?.name
  return {
    counts: countVariants(received, variants, rollout),
    moved: received.reduce((count, _variant, each) => count + Number(isOn(buckets, each, rollout) && isMoved(each)), 0),
    areas: drawUsers(order, variants.length, (each) => received[each] ?? -1),
    ...(user >= 0 && { column: columnOf(order, user), variant: received[user] ?? -1, bucket: buckets[user] ?? 0 }),
  }
}

/** Keeps the last results: while a slider moves, no user has to be hashed or sorted again. */
function remember<Value>(): (key: unknown, compute: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, compute) => {
    const text = JSON.stringify(key)
    const value = values.get(text) ?? compute()
    values.delete(text)
    values.set(text, value)
    if (values.size > 4) values.delete([...values.keys()][0] ?? '')
    return value
  }
}

const rememberBuckets = remember<Uint16Array>()
const rememberOrder = remember<Uint16Array>()
const rememberHashes = remember<Uint32Array>()
const rememberVariants = remember<Int8Array>()

const hashed = ({ group, stickiness, check }: Rollout): Hashed => ({ group, stickiness, check })

function bucketsFor(rollout: Rollout): Uint16Array {
  return rememberBuckets(hashed(rollout), () => rolloutBuckets(rollout))
}

function orderFor(rollout: Rollout): Uint16Array {
  return rememberOrder(hashed(rollout), () => orderByBucket(bucketsFor(rollout)))
}

function variantHashesFor(rollout: Rollout): Uint32Array {
  return rememberHashes(hashed(rollout), () => variantHashes(rollout))
}

function variantsFor(rollout: Rollout, variants: readonly WeightedVariant[]): Int8Array {
  return rememberVariants([hashed(rollout), variants], () => chosenVariants(variantHashesFor(rollout), variants))
}

/** By the weights that the reader began with: another sum of weights changes all buckets, and the picture shows it. */
function variantOrderFor(rollout: Rollout, initial: readonly WeightedVariant[]): Uint16Array {
  const total = totalWeight(initial)
  return rememberOrder([hashed(rollout), total], () => orderByBucket(bucketsOf(variantHashesFor(rollout), total)))
}
