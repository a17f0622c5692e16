import { expect, test } from 'vitest'
import type { Flag, Strategy } from './definitions'
import { ruleOf } from './rule'

const strategy = (fields: Partial<Strategy>): Strategy => ({
  name: 'flexibleRollout',
  parameters: {},
  constraints: [],
  segments: [],
  variants: [],
  ...fields,
})
const quarter = { rollout: '25', stickiness: 'default' }
const inNorway = { contextName: 'country', operator: 'IN', values: ['NO'], inverted: false, caseInsensitive: false }

test.each<[string, Partial<Flag>]>([
  ['Off in production for everyone.', { enabled: false, strategies: [strategy({})] }],
  ['On in production for everyone.', {}],
  ['On in production for everyone.', { strategies: [strategy({ parameters: { rollout: '100' } })] }],
  ['On in production for 25% of users.', { strategies: [strategy({ parameters: quarter })] }],
  [
    'On in production for 25% of users, by customerId.',
    { strategies: [strategy({ parameters: { rollout: '25', stickiness: 'customerId' } })] },
  ],
  [
    'On in production for 25% of users who meet 2 conditions.',
    { strategies: [strategy({ parameters: quarter, constraints: [inNorway], segments: [1] })] },
  ],
  [
    'On in production for users who meet a condition.',
    { strategies: [strategy({ name: 'default', constraints: [inNorway] })] },
  ],
  ['On in production for listed users.', { strategies: [strategy({ name: 'userWithId' })] }],
  ['On in production for users who meet the strategy timeZone.', { strategies: [strategy({ name: 'timeZone' })] }],
  ['On in production for users who meet one of 2 strategies.', { strategies: [strategy({}), strategy({})] }],
  [
    'On in production for everyone, if the flags that it depends on are as required.',
    { dependencies: [{ feature: 'parent', enabled: true, variants: [] }] },
  ],
])('%s', (expected, fields) => {
  const flag = { name: 'checkout-redesign', enabled: true, strategies: [], variants: [], dependencies: [], ...fields }
  expect(ruleOf(flag, 'production')).toBe(expected)
})
