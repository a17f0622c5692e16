import { expect, test } from 'vitest'
import type { Flag, Strategy } from './definitions'
import { evaluate } from './evaluate'
import { summaryOf } from './summary'

const flag = (fields: Partial<Flag>): Flag => ({
  name: 'checkout-redesign',
  enabled: true,
  strategies: [],
  variants: [],
  dependencies: [],
  ...fields,
})

const strategyFor = (country: string): Strategy => ({
  name: 'default',
  parameters: {},
  constraints: [{ contextName: 'country', operator: 'IN', values: [country], inverted: false, caseInsensitive: false }],
  segments: [],
  variants: [],
})

const red = { name: 'red', weight: 1000, stickiness: 'default', overrides: [] }

test.each<[string, Partial<Flag>]>([
  ['on, because it is enabled and has no strategies that limit it.', {}],
  ['on, because all conditions of its only strategy are met.', { strategies: [strategyFor('NO')] }],
  [
    'on, because all conditions of strategy 2 are met, and one strategy is enough.',
    { strategies: [strategyFor('SE'), strategyFor('NO'), strategyFor('DK')] },
  ],
  [
    'on, because it is enabled and has no strategies that limit it. The user gets the variant red.',
    { variants: [red] },
  ],
  [
    'off, because its only strategy has a condition that isn\'t met: country IN "SE".',
    { strategies: [strategyFor('SE')], variants: [red] },
  ],
  ['off, because none of its 2 strategies is satisfied.', { strategies: [strategyFor('SE'), strategyFor('DK')] }],
  ['off, because it is disabled in this environment.', { enabled: false, strategies: [strategyFor('NO')] }],
  [
    "off, because a flag that it depends on isn't in the required state.",
    { dependencies: [{ feature: 'parent', enabled: true, variants: [] }] },
  ],
  ['off, because there is no flag with this name.', { name: 'another' }],
])('with this context, the flag is %s', (expected, fields) => {
  const options = { now: new Date(0), random: () => 0, hostname: '' }
  const context = { userId: 'user-17', properties: { country: 'NO' } }
  const evaluation = evaluate([flag(fields)], [], 'checkout-redesign', context, options)
  expect(summaryOf(evaluation)).toBe(`With this context, the flag is ${expected}`)
})
