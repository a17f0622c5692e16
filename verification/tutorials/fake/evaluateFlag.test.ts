import { expect, test } from 'vitest'
import { evaluateFlag, type FakeFlag } from './evaluateFlag'

const labels = [
  { name: 'order', weight: 500, stickiness: 'default', payload: { type: 'string', value: 'Place order' } },
  { name: 'pay', weight: 500, stickiness: 'default', payload: { type: 'string', value: 'Pay now' } },
]

function flag(rollout: number, variants = labels, enabled = true): FakeFlag {
  const parameters = { rollout: String(rollout), stickiness: 'default', groupId: 'checkout-redesign' }
  return {
    name: 'checkout-redesign',
    enabled,
    strategies: [{ id: '1', name: 'flexibleRollout', parameters, constraints: [], segments: [], variants }],
  }
}

// Buckets 6, 91, 55 and 73, as Unleash 5.8.2 has them
test.each([
  [0, []],
  [5, []],
  [6, ['user-1']],
  [20, ['user-1']],
  [60, ['user-1', 'user-3']],
  [90, ['user-1', 'user-3', 'user-4']],
  [100, ['user-1', 'user-2', 'user-3', 'user-4']],
])('at %i %% it is on for %j', (rollout, expected) => {
  const users = ['user-1', 'user-2', 'user-3', 'user-4']
  expect(users.filter((userId) => evaluateFlag(flag(rollout), { userId }))).toEqual(expected)
})

// As Unleash 5.8.2 has them
test.each([
  ['user-1', 'Place order'],
  ['user-3', 'Pay now'],
])('%s sees "%s"', (userId, label) => {
  expect(evaluateFlag(flag(60), { userId })?.variant.payload?.value).toBe(label)
})

test('a session counts where there is no user', () => {
  expect(evaluateFlag(flag(6), { sessionId: 'user-1' })).toBeDefined()
  expect(evaluateFlag(flag(6), { userId: 'user-2', sessionId: 'user-1' })).toBeUndefined()
})

test('a flag without variants has the variant "disabled"', () => {
  expect(evaluateFlag(flag(100, []), { userId: 'user-1' })).toEqual({
    name: 'checkout-redesign',
    enabled: true,
    impressionData: false,
    variant: { name: 'disabled', enabled: false },
  })
})

test.each([
  ['switched off', flag(100, labels, false)],
  ['without a strategy', { ...flag(100), strategies: [] }],
])('a flag that is %s is off', (_, off) => {
  expect(evaluateFlag(off, { userId: 'user-1' })).toBeUndefined()
})
