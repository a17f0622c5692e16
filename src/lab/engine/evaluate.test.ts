import { describe, expect, it } from 'vitest'
import type { Constraint, Context, Flag, Segment, Strategy } from './definitions'
import { evaluate } from './evaluate'
import type { Step } from './step'

const options = { now: new Date('2024-02-01T00:00:00Z'), random: () => 0.5, hostname: 'host-1' }

function flag(fields: Partial<Flag> = {}): Flag {
  return { name: 'checkout-redesign', enabled: true, strategies: [], variants: [], dependencies: [], ...fields }
}

function strategy(fields: Partial<Strategy> = {}): Strategy {
  return { name: 'default', parameters: {}, constraints: [], segments: [], variants: [], ...fields }
}

function constraint(operator: string, fields: Partial<Constraint> = {}): Constraint {
  return { contextName: 'country', operator, values: [], inverted: false, caseInsensitive: false, ...fields }
}

/** One line for each step: outcome, title and text. */
function lines({ outcome, title, text, steps }: Step, depth = 0): string[] {
  return [`${'  '.repeat(depth)}${outcome} | ${title} | ${text}`, ...steps.flatMap((step) => lines(step, depth + 1))]
}

function traceOf(flags: Flag[], context: Context, segments: Segment[] = []): string {
  return lines(evaluate(flags, segments, 'checkout-redesign', context, options).trace).join('\n')
}

function sentenceFor(condition: Constraint, context: Context): string {
  const { trace } = evaluate(
    [flag({ strategies: [strategy({ constraints: [condition] })] })],
    [],
    'checkout-redesign',
    context,
    options,
  )
  const step = trace.steps[1]?.steps[0]?.steps[0]
  return `${step?.outcome} | ${step?.title} | ${step?.text}`
}

describe('evaluate', () => {
  it('explains the example of the page about stickiness', () => {
    const rollout = strategy({
      name: 'flexibleRollout',
      parameters: { rollout: '25', stickiness: 'default', groupId: 'checkout-redesign' },
    })
    const variants = [
      { name: 'one-page', weight: 500, stickiness: 'default', overrides: [] },
      { name: 'two-pages', weight: 500, stickiness: 'default', overrides: [] },
    ]
    expect(traceOf([flag({ strategies: [rollout], variants })], { userId: 'user-17' })).toMatchInlineSnapshot(`
      "passed | Flag "checkout-redesign" | The flag is on for this context.
        passed | Environment | The flag is enabled in this environment.
        passed | Strategies | Strategy 1 is satisfied, and one is enough.
          passed | Strategy 1: Gradual rollout | The strategy is satisfied.
            passed | Rollout to 25% | Stickiness "default" uses userId, which is "user-17". The hash of "checkout-redesign:user-17" with seed 0 is 2080373309. Modulo 100, plus 1, is bucket 10. 10 isn't above 25, so the context is part of the rollout.
        noted | Variant "two-pages" | Stickiness "default" uses userId, which is "user-17". The hash of "checkout-redesign:user-17" with seed 86028157 is 1050983660. Modulo 1000, plus 1, is bucket 661. "two-pages" has buckets 501 to 1000 of 1000."
    `)
  })

  it('explains segments, parents and what is not checked', () => {
    const flags = [
      flag({
        strategies: [
          strategy({ segments: [1], constraints: [constraint('IN', { values: ['NO', 'SE'] })] }),
          strategy({ segments: [7] }),
          strategy(),
          strategy(),
        ],
        dependencies: [{ feature: 'parent', enabled: true, variants: [] }],
      }),
      flag({ name: 'parent' }),
    ]
    const segments = [
      {
        id: 1,
        name: 'Beta testers',
        constraints: [constraint('STR_ENDS_WITH', { contextName: 'email', values: ['@example.com'] })],
      },
    ]
    expect(traceOf(flags, { properties: { country: 'DK', email: 'eva@example.com' } }, segments))
      .toMatchInlineSnapshot(`
      "passed | Flag "checkout-redesign" | The flag is on for this context.
        passed | Parent flags | Every parent flag meets its requirement.
          passed | Parent "parent" | The parent must be on, and it is on.
            passed | Flag "parent" | The flag is on for this context.
              passed | Environment | The flag is enabled in this environment.
              passed | Strategies | The flag has no strategies, so it's on for everyone.
        passed | Environment | The flag is enabled in this environment.
        passed | Strategies | Strategy 3 is satisfied, and one is enough.
          failed | Strategy 1: Standard | The strategy isn't satisfied.
            failed | country IN "NO", "SE" | country is "DK", which isn't one of the values.
            passed | Segment "Beta testers" | The segment contains this context.
              passed | email STR_ENDS_WITH "@example.com" | email is "eva@example.com", which ends with "@example.com".
            skipped | Standard | Not checked, because a condition above isn't satisfied.
          failed | Strategy 2: Standard | The strategy isn't satisfied.
            failed | Segment 7 | The data contains no segment with the ID 7, so the strategy isn't satisfied.
            skipped | Standard | Not checked, because a condition above isn't satisfied.
          passed | Strategy 3: Standard | The strategy is satisfied.
            passed | Standard | The standard strategy is on for everyone who meets its conditions.
          skipped | Strategy 4 | Not checked, because strategy 3 is satisfied.
        noted | No variant | The flag has no variants, so getVariant returns the disabled variant."
    `)
  })

  it('explains the variant that a parent must have', () => {
    const parent = flag({
      name: 'parent',
      variants: [{ name: 'blue', weight: 1000, overrides: [{ contextName: 'userId', values: ['7'] }] }],
    })
    const child = flag({ dependencies: [{ feature: 'parent', enabled: true, variants: ['green'] }] })
    expect(traceOf([child, parent], { userId: '7' })).toMatchInlineSnapshot(`
      "failed | Flag "checkout-redesign" | The flag is off for this context.
        failed | Parent flags | A parent flag doesn't meet its requirement, so the flag is off. SDKs don't check its strategies.
          failed | Parent "parent" | The parent must be on with one of the required variants, but it isn't.
            passed | Flag "parent" | The flag is on for this context.
              passed | Environment | The flag is enabled in this environment.
              passed | Strategies | The flag has no strategies, so it's on for everyone.
              noted | Variant "blue" | An override gives "blue" to every context whose userId is "7". Nothing is hashed.
            failed | Variant of the parent | The variant is "blue", which isn't one of the required variants: "green"."
    `)
  })

  it.each([
    [constraint('IN', { values: ['NO'] }), { properties: { country: 'NO' } }],
    [constraint('NOT_IN', { values: ['NO'] }), {}],
    [constraint('IN', { values: ['NO'], inverted: true }), { properties: { country: 'NO' } }],
    [constraint('STR_CONTAINS', { values: ['WAY'], caseInsensitive: true }), { properties: { country: 'Norway' } }],
    [constraint('STR_STARTS_WITH', { values: ['way'] }), { properties: { country: 'Norway' } }],
    [constraint('NUM_GTE', { value: '5' }), { properties: { country: '4.5' } }],
    [constraint('NUM_LT', { value: 'five' }), { properties: { country: '4' } }],
    [constraint('NUM_EQ', { value: '5' }), { properties: { country: 'NaN' } }],
    [constraint('DATE_AFTER', { value: '2024-01-01' }), {}],
    [constraint('DATE_BEFORE', { value: 'soon', inverted: true }), {}],
    [constraint('DATE_BEFORE', { value: '2024-01-01' }), { currentTime: 'now' }],
    [constraint('SEMVER_GT', { value: '1.2.3-beta' }), { properties: { country: '1.2.3' } }],
    [constraint('SEMVER_LT', { value: '1.2' }), { properties: { country: '1.2.3' } }],
    [constraint('SEMVER_EQ', { value: '1.2.3' }), { properties: { country: 'v1.2.3' } }],
    [constraint('REGEX', { value: '(a+)+$' }), { properties: { country: 'aaaa' } }],
    [constraint('IN', { contextName: 'constructor', values: ['x'] }), {}],
    [
      constraint('IN', { values: Array.from({ length: 10_000 }, (_, index) => `customer-${index}`) }),
      { userId: 'x'.repeat(500) },
    ],
  ] as [Constraint, Context][])('explains constraint %#', (condition, context) => {
    expect(sentenceFor(condition, context)).toMatchSnapshot()
  })

  it('reads no field from a prototype', () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
    const context = JSON.parse('{"properties": {"country": "NO"}}') as Context
    for (const contextName of names) {
      expect(sentenceFor(constraint('STR_CONTAINS', { contextName, values: ['function'] }), context)).toContain(
        "isn't set",
      )
    }
    const own = JSON.parse('{"properties": {"__proto__": "NO"}}') as Context
    expect(sentenceFor(constraint('IN', { contextName: '__proto__', values: ['NO'] }), own)).toMatch(/^passed/)
  })

  it('ends for flags that depend on each other or on themselves', () => {
    const dependencies = (feature: string) => [{ feature, enabled: true, variants: [] }]
    const flags = [
      flag({ dependencies: dependencies('other') }),
      flag({ name: 'other', dependencies: dependencies('checkout-redesign') }),
    ]
    expect(evaluate(flags, [], 'other', {}, options).enabled).toBe(false)
    expect(
      evaluate([flag({ dependencies: dependencies('checkout-redesign') })], [], 'checkout-redesign', {}, options)
        .enabled,
    ).toBe(false)
  })

  it.each([
    ['weights that are negative', [-1, -5]],
    ['a weight that is not a number', [NaN, 1000]],
    ['an infinite weight', [Infinity, 1]],
    ['a negative weight among others', [500, -100, 600]],
    ['weights with a sum other than 1000', [1, 2]],
  ])('does not throw for %s', (_case, weights) => {
    const variants = weights.map((weight, index) => ({ name: `v${index}`, weight, overrides: [] }))
    expect(evaluate([flag({ variants })], [], 'checkout-redesign', { userId: '7' }, options).enabled).toBe(true)
  })

  it('says which bucket other SDKs find for characters outside of ASCII', () => {
    const rollout = strategy({ name: 'flexibleRollout', parameters: { rollout: '50', groupId: 'checkout-redesign' } })
    expect(traceOf([flag({ strategies: [rollout] })], { userId: 'Zoë' })).toContain('SDKs that hash UTF-8')
  })
})
