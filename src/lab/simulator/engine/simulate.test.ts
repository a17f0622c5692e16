import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../engine/evaluate'
import { contentComponentRules } from '../../../shared/componentRules'
import { compareRollouts } from './compareRollouts'
import { picture } from './drawUsers'
import { rolloutBuckets, stickinessOptions, stickyValues, userCount, type Rollout } from './population'
import { rolloutsOf, summarize, type Scene } from './scenes'
import { simulateComparison, simulateVariants } from './simulate'

const rollout = (changes: Partial<Rollout> = {}): Rollout => ({
  group: 'checkout-redesign',
  stickiness: 'userId',
  percentage: 25,
  check: 1,
  ...changes,
})

const compare = (first: Rollout, second: Rollout, user = -1) => simulateComparison({ first, second, user })
/** Without the picture, which takes longer. */
const comparisonOf = (first: Rollout, second: Rollout) =>
  compareRollouts(first, second, [rolloutBuckets(first), rolloutBuckets(second)])
const counts = (first: Rollout, second: Rollout) => {
  const { both, first: before, second: after, neither } = compare(first, second).comparison
  return [both.users, after.users, before.users, neither.users]
}
const variants = [
  { name: 'one-page', weight: 500 },
  { name: 'two-pages', weight: 500 },
]

describe('the numbers agree with the lab', () => {
  /** Evaluates the flag of the lab for a user who has all fields of the context. */
  const values = Object.fromEntries(
    stickinessOptions.map((name) => [name, stickyValues({ stickiness: name, check: 1 })]),
  )
  function evaluateInLab({ group, stickiness, percentage }: Rollout, user: number) {
    const field = (name: string) => values[name]?.[user] ?? ''
    const strategy = {
      name: 'flexibleRollout',
      parameters: { groupId: group, stickiness, rollout: String(percentage) },
      constraints: [],
      segments: [],
      variants: variants.map((variant) => ({ ...variant, stickiness, overrides: [] })),
    }
    return evaluate(
      [{ name: 'flag', enabled: true, strategies: [strategy], variants: [], dependencies: [] }],
      [],
      'flag',
      {
        userId: field('userId'),
        sessionId: field('sessionId'),
        properties: { organizationId: field('organizationId'), region: field('region') },
      },
      { now: new Date(0), random: () => 0, hostname: '' },
    )
  }

  it.each(stickinessOptions.filter((option) => option !== 'random'))('with the stickiness %s', (stickiness) => {
    for (const percentage of [0, 37]) {
      const settings = rollout({ stickiness, percentage, group: 'any group' })
      const buckets = rolloutBuckets(settings)
      for (let user = 0; user < userCount; user += 199) {
        const { enabled, variant } = evaluateInLab(settings, user)
        expect((buckets[user] ?? 0) <= percentage).toBe(enabled)
        const result = simulateVariants({ rollout: settings, variants, initial: variants, user })
        expect(variants[result.variant ?? -1]?.name ?? 'disabled').toBe(variant.name)
      }
    }
  })
})

describe('the numbers agree with the pages', () => {
  const read = (page: string) => fs.readFileSync(`content/docs/${page}.mdx`, 'utf8')

  it('user-17 has bucket 10, and the second of two equal variants', () => {
    expect(read('reference/stickiness')).toContain('user-17')
    expect(read('lab')).toContain('bucket 10')
    expect(compare(rollout(), rollout(), 16).buckets).toEqual([10, 10])
    expect(simulateVariants({ rollout: rollout(), variants, initial: variants, user: 16 }).variant).toBe(1)
  })

  it('four of the first ten users are inside of 50%', () => {
    expect(read('unleash-academy/advanced-for-devs')).toContain(
      'At 50%, four of the ten are inside: `user-1`, `user-6`, `user-7`\nand `user-10`',
    )
    const buckets = rolloutBuckets(rollout())
    const inside = [...buckets.keys()].filter((user) => user < 10 && (buckets[user] ?? 0) <= 50)
    expect(inside.map((user) => `user-${user + 1}`)).toEqual(['user-1', 'user-6', 'user-7', 'user-10'])
  })
})

describe('what the pages say about rollouts', () => {
  it('a larger percentage only adds users', () => {
    const buckets = rolloutBuckets(rollout())
    for (let percentage = 0; percentage < 100; percentage++) {
      const { first, second } = compareRollouts(rollout({ percentage }), rollout({ percentage: percentage + 1 }), [
        buckets,
        buckets,
      ])
      expect(first.users).toBe(0)
      expect(second.users).toBeGreaterThan(0)
    }
  })

  it.each<[string, Partial<Rollout>]>([
    ['another group', { group: 'checkout-redesign-2' }],
    ['another stickiness', { stickiness: 'sessionId' }],
    ['another check with random stickiness', { stickiness: 'random' }],
  ])('%s reshuffles all users, as often as expected', (_what, changes) => {
    const { comparison } = compare(rollout(), rollout(changes))
    expect(comparison.both.expected).toBe(625)
    expect(comparison.second.expected).toBe(1875)
    for (const { users, low, high } of Object.values(comparison)) {
      // Twice the usual range: a fixed example never leaves it by chance.
      expect(Math.abs(users - (low + high) / 2)).toBeLessThanOrEqual(high - low)
    }
  })

  it('random stickiness gives another result at each check, and the same check the same', () => {
    const random = rollout({ stickiness: 'random', percentage: 50 })
    expect(counts(random, random).slice(1, 3)).toEqual([0, 0])
    const [both, added, removed] = counts(random, { ...random, check: 2 })
    for (const users of [both, added, removed]) expect(users).toBeGreaterThan(2300)
  })

  it('default is the userId of users who have one', () => {
    expect(counts(rollout(), rollout({ stickiness: 'default' })).slice(1, 3)).toEqual([0, 0])
  })

  it('flags with the same group reach the same users, flags with different groups are independent', () => {
    const flag = rollout({ percentage: 50 })
    expect(compare(flag, flag).comparison.both).toMatchObject({ expected: 5000, low: 4902, high: 5098 })
    expect(compare(flag, flag).comparison.first).toEqual({ users: 0, expected: 0, low: 0, high: 0 })
    expect(compare(flag, { ...flag, group: 'new-search' }).comparison.both.expected).toBe(2500)
  })

  it('with four regions, whole regions are on or off', () => {
    const { both, first } = compare(rollout({ stickiness: 'region' }), rollout({ stickiness: 'region' })).comparison
    expect(both.users % 2500).toBe(0)
    expect(first.users).toBe(0)
    expect([both.low, both.high]).toEqual([0, 6744])
  })

  it('the rollout percentage changes who has a variant, but no variant', () => {
    const at = (percentage: number, user: number) =>
      simulateVariants({ rollout: rollout({ percentage }), variants, initial: variants, user }).variant
    for (let user = 0; user < 50; user++) expect([-1, at(100, user)]).toContain(at(30, user))
  })

  it('changed weights move users, and weights that add up to something else move many more', () => {
    const moved = (weights: number[]) =>
      simulateVariants({
        rollout: rollout({ percentage: 100 }),
        variants: variants.map((variant, index) => ({ ...variant, weight: weights[index] ?? 0 })),
        initial: variants,
        user: -1,
      }).moved
    expect(moved([500, 500])).toBe(0)
    expect(Math.abs(moved([600, 400]) - 1000)).toBeLessThan(100)
    expect(moved([450, 450])).toBeGreaterThan(4000)
    expect(moved([0, 0])).toBe(userCount)
  })
})

describe('the usual range', () => {
  it.each<[string, Partial<Rollout>, Partial<Rollout>]>([
    ['users', {}, {}],
    ['organizations', { stickiness: 'organizationId' }, { stickiness: 'organizationId' }],
    ['users of organizations', {}, { stickiness: 'organizationId' }],
  ])('contains about 95 of 100 groups with the stickiness of %s', (_what, first, second) => {
    let inside = 0
    for (let number = 0; number < 100; number++) {
      const { both } = comparisonOf(
        rollout({ ...first, group: `a${number}` }),
        rollout({ ...second, group: `b${number}` }),
      )
      if (both.users >= both.low && both.users <= both.high) inside++
    }
    expect(inside).toBeGreaterThan(87)
    expect(inside).toBeLessThan(100)
  })
})

describe('the picture', () => {
  const { columns, rows } = picture
  /** Where a path begins and ends in each column. */
  function readArea(path: string): { top: number; bottom: number }[] {
    const area = Array.from({ length: columns }, () => ({ top: NaN, bottom: NaN }))
    let from = 0
    for (const [, y, x] of path.matchAll(/V(\d+)H(\d+)/g)) {
      for (let column = from; column < Number(x); column++) area[column]!.top = Number(y)
      for (let column = from - 1; column >= Number(x); column--) area[column]!.bottom = Number(y)
      from = Number(x)
    }
    return area
  }
  const heights = (path: string) => readArea(path).map(({ top, bottom }) => bottom - top)
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

  it.each([
    ['in blocks', { percentage: 50 }],
    ['in every column', { group: 'other' }],
    ['without users', { percentage: 0 }],
  ])('has as much of a color as there are users, %s', (_where, changes) => {
    const { comparison, areas } = compare(rollout(), rollout(changes))
    expect(areas.map(({ path }) => sum(heights(path)))).toEqual([
      comparison.both.users,
      comparison.second.users,
      comparison.first.users,
    ])
  })

  it('stacks the colors of a column', () => {
    const areas = compare(rollout({ percentage: 50 }), rollout({ group: 'other', percentage: 50 })).areas.map(
      ({ path }) => readArea(path),
    )
    expect(areas[0]?.map(({ top }) => top)).toEqual(Array<number>(columns).fill(0))
    for (const [index, area] of areas.entries()) {
      for (const [column, { top, bottom }] of area.entries()) {
        expect(bottom).toBeLessThanOrEqual(rows)
        expect(top).toBe(areas[index - 1]?.[column]?.bottom ?? 0)
      }
    }
  })

  it('has few steps, since a slow phone draws it while a slider moves', () => {
    const { areas } = compare(rollout({ percentage: 50 }), rollout({ percentage: 50, group: 'other' }))
    expect(areas.map(({ path }) => path).join('').length).toBeLessThan(10_000)
  })

  it('shows users who are on before at its left, with the followed user where the bucket is', () => {
    const { areas, column } = compare(rollout({ percentage: 50 }), rollout({ percentage: 50 }), 16)
    const width = heights(areas[0]?.path ?? '').filter((height) => height > 0).length
    expect(Math.abs(width - 100)).toBeLessThanOrEqual(4)
    // Bucket 10 of 100.
    expect(Math.abs((column ?? 0) - 19)).toBeLessThanOrEqual(3)
  })
})

it('the result is said in a few words', () => {
  const count = (users: number) => ({ users, expected: 0, low: 0, high: 0 })
  const comparison = { both: count(1), first: count(0), second: count(1500), neither: count(0) }
  expect(summarize('percentage', comparison)).toBe(
    'Users added: 1,500. Users removed: 0. Users who keep the feature: 1.',
  )
  expect(summarize('flags', comparison)).toBe(
    'Users with both flags: 1. With only the first: 0. With only the second: 1,500.',
  )
})

it('writers can choose every start, and no other', () => {
  const shows: Record<Scene['show'], true> = { percentage: true, group: true, flags: true, variants: true }
  expect(new Set(contentComponentRules.RolloutSimulator.attributes.show.values)).toEqual(new Set(Object.keys(shows)))
  expect(rolloutsOf({ show: 'group', group: 'a' }).second.group).toBe('a-2')
  expect(rolloutsOf({ show: 'flags', group: 'a', otherGroup: 'b' }).second.group).toBe('b')
})
