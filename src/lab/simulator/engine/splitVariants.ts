import { variantSeed } from '../../engine/hash'
import { expectationOf, type Count } from './expectation'
import { bucketsOf, clusterSize, hashesOf, userCount, type Hashed, type Rollout } from './population'

export interface WeightedVariant {
  name: string
  weight: number
}

/** Reads the attribute of the component for writers. */
export function readVariants(text = 'control 500, treatment 500'): WeightedVariant[] {
  return text.split(',').map((part) => {
    const [, name = '', weight = ''] = /^(.*\S)\s+(\d+)$/.exec(part.trim()) ?? []
    return { name, weight: Number(weight) }
  })
}

export function totalWeight(variants: readonly WeightedVariant[]): number {
  return variants.reduce((total, { weight }) => total + weight, 0)
}

/** The hash of each user among variants. As in the lab, the seed isn't the one of the rollout. */
export function variantHashes(hashed: Hashed): Uint32Array {
  return hashesOf(hashed, variantSeed)
}

/**
 * The variant of each user, as an index; -1 without one.
 * @param hashes of `variantHashes`
 */
export function chosenVariants(hashes: Uint32Array, variants: readonly WeightedVariant[]): Int8Array {
  const total = totalWeight(variants)
  if (!(total > 0)) return new Int8Array(userCount).fill(-1)
  const ends = variants.map((_variant, index) => totalWeight(variants.slice(0, index + 1)))
  return Int8Array.from(bucketsOf(hashes, total), (bucket) =>
    ends.findIndex((end, index) => variants[index]?.weight !== 0 && bucket <= end),
  )
}

/** How many users have each variant, and how many should, of those who are part of the rollout. */
export function countVariants(
  received: Int8Array,
  variants: readonly WeightedVariant[],
  { percentage, stickiness }: Pick<Rollout, 'percentage' | 'stickiness'>,
): Count[] {
  const counts = variants.map(() => 0)
  for (const index of received) if (index >= 0) counts[index] = (counts[index] ?? 0) + 1
  const total = totalWeight(variants)
  const size = clusterSize({ stickiness })
  return variants.map(({ weight }, index) => {
    const shares = [total > 0 ? weight / total : 0, percentage / 100]
    return { users: counts[index] ?? 0, ...expectationOf(shares.map((share) => ({ share, size }))) }
  })
}
