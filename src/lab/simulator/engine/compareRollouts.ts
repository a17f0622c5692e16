import { clusterSize, hashSame, userCount, type Rollout } from './population'
import { expectationOf, type Count, type Expectation } from './expectation'

/** What two rollouts decide about a user: the first is on only, both are, and so on. */
export const comparisonGroups = ['both', 'second', 'first', 'neither'] as const
export type ComparisonGroup = (typeof comparisonGroups)[number]

export type Comparison = Readonly<Record<ComparisonGroup, Count>>

export function groupOf(isInFirst: boolean, isInSecond: boolean): ComparisonGroup {
  if (isInFirst) return isInSecond ? 'both' : 'first'
  return isInSecond ? 'second' : 'neither'
}

/** @param buckets of each user in the two rollouts */
export function compareRollouts(
  first: Rollout,
  second: Rollout,
  buckets: readonly [Uint16Array, Uint16Array],
): Comparison {
  const counts = { both: 0, first: 0, second: 0, neither: 0 }
  for (let user = 0; user < userCount; user++) {
    counts[groupOf(isOn(buckets[0], user, first), isOn(buckets[1], user, second))]++
  }
  const row = (group: ComparisonGroup) => ({ users: counts[group], ...expectedUsers(first, second, group) })
  return { both: row('both'), second: row('second'), first: row('first'), neither: row('neither') }
}

export function isOn(buckets: Uint16Array, user: number, { percentage }: Pick<Rollout, 'percentage'>): boolean {
  return (buckets[user] ?? Infinity) <= percentage
}

function expectedUsers(first: Rollout, second: Rollout, group: ComparisonGroup): Expectation {
  const [p, q] = [first.percentage / 100, second.percentage / 100]
  if (hashSame(first, second)) {
    const both = Math.min(p, q)
    const share = { both, first: p - both, second: q - both, neither: 1 - Math.max(p, q) }[group]
    return expectationOf([{ share, size: clusterSize(first) }])
  }
  return expectationOf([
    { share: group === 'both' || group === 'first' ? p : 1 - p, size: clusterSize(first) },
    { share: group === 'both' || group === 'second' ? q : 1 - q, size: clusterSize(second) },
  ])
}
