import { userCount } from './population'

/** How many users a group has on average over all group IDs, and the range that 95 of 100 group IDs stay in. */
export interface Expectation {
  expected: number
  low: number
  high: number
}

/** With the users in one simulation. */
export type Count = Expectation & { users: number }

/** Standard deviations that contain 95 % of a normal distribution. */
const spread = 1.96

/** For the users whom independent parts all choose. */
export function expectationOf(parts: readonly Part[]): Expectation {
  const expected = userCount * parts.reduce((product, { share }) => product * share, 1)
  const deviation = spread * Math.sqrt(varianceOf(parts))
  return {
    expected: Math.round(expected),
    low: Math.max(0, Math.floor(expected - deviation)),
    high: Math.min(userCount, Math.ceil(expected + deviation)),
  }
}

/** Users who share a value are chosen together, with this probability. */
interface Part {
  /** Of all users, from 0 to 1. */
  share: number
  size: number
}

/**
 * The clusters of a smaller size are inside of those of a larger one: a chosen large cluster adds the variance of its small ones, and
 * the choice itself that of their average.
 */
function varianceOf(parts: readonly Part[]): number {
  const [small, large] = [...parts].sort((a, b) => a.size - b.size)
  if (!small) return 0
  if (!large) return userCount * small.size * small.share * (1 - small.share)
  const within = large.share * small.size * small.share * (1 - small.share)
  const between = large.size * small.share ** 2 * large.share * (1 - large.share)
  return userCount * (within + between)
}
