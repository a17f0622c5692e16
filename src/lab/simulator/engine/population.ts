import { murmur3, rolloutSeed, seededRandom } from '../../engine/hash'

/** Number of synthetic users: user-1, user-2 and so on. */
export const userCount = 10_000

export const stickinessOptions = ['default', 'userId', 'sessionId', 'organizationId', 'region', 'random'] as const
export type StickinessOption = (typeof stickinessOptions)[number]

/** Users of one organization are in one region. */
const usersPerValue: Partial<Record<StickinessOption, number>> = { organizationId: 100, region: 2500 }

const regions = ['nordics', 'baltics', 'iberia', 'benelux']

/** A gradual rollout, and everything that decides who is part of it. */
export interface Rollout {
  group: string
  stickiness: StickinessOption
  /** From 0 to 100. */
  percentage: number
  /** Random stickiness draws other values for another number: it represents the time of a check. */
  check: number
}

/** How many users have the same value, and so the same result. */
export function clusterSize({ stickiness }: Pick<Rollout, 'stickiness'>): number {
  return usersPerValue[stickiness] ?? 1
}

/** Whether two rollouts hash the same strings, so that every user has the same bucket in both. */
export function hashSame(first: Rollout, second: Rollout): boolean {
  if (first.group !== second.group) return false
  const [a, b] = [first, second].map(({ stickiness }) => (stickiness === 'default' ? 'userId' : stickiness))
  return a === b && (a !== 'random' || first.check === second.check)
}

/** What decides the hashes of all users. */
export type Hashed = Pick<Rollout, 'group' | 'stickiness' | 'check'>

/** The string that is hashed for each user, without the group. All users have every field, so "default" is their `userId`. */
export function stickyValues({ stickiness, check }: Omit<Hashed, 'group'>): string[] {
  const random = seededRandom(check)
  const size = clusterSize({ stickiness })
  const cluster = (index: number) => Math.floor(index / size)
  const userName = (index: number) => `user-${index + 1}`
  const valueOf: Readonly<Record<StickinessOption, (index: number) => string>> = {
    default: userName,
    userId: userName,
    sessionId: (index) => `session-${index + 1}`,
    organizationId: (index) => `org-${cluster(index) + 1}`,
    region: (index) => regions[cluster(index)] ?? '',
    // The range that the Node.js SDK draws from.
    random: () => String(Math.round(random() * 10_000) + 1),
  }
  return Array.from({ length: userCount }, (_none, index) => valueOf[stickiness](index))
}

/** The hash of each user, calculated as the lab does. */
export function hashesOf(hashed: Hashed, seed: number): Uint32Array {
  const hashes = new Uint32Array(userCount)
  // `from` takes 1.8 times as long, and a slow phone does this while a slider moves.
  stickyValues(hashed).forEach((value, user) => {
    hashes[user] = murmur3(`${hashed.group}:${value}`, seed)
  })
  return hashes
}

/** The bucket of each user, from 1. */
export function bucketsOf(hashes: Uint32Array, size: number): Uint16Array {
  return new Uint16Array(hashes.map((hash) => (hash % size) + 1))
}

/** The bucket of each user in a rollout, from 1 to 100. */
export function rolloutBuckets(hashed: Hashed): Uint16Array {
  return bucketsOf(hashesOf(hashed, rolloutSeed), 100)
}
