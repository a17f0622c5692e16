import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../engine/evaluate'
import { flagsOf } from '../engine/definitions'
import { readContext } from '../state/labState'
import { readDefinitions, readDefinitionsText } from './readDefinitions'

function messages(json: unknown): string[] {
  return readDefinitions(json).problems.map(({ severity, path, message }) => `${severity} ${path}: ${message}`)
}

function messagesOfStrategy(fields: object): string[] {
  return messages({ name: 'a', enabled: true, strategies: [{ name: 'default', ...fields }] })
}

describe('readDefinitionsText', () => {
  it.each([
    ['nothing', '  '],
    ['text that is not JSON', '{"features": ['],
    ['20 MB', `"${'x'.repeat(20_000_000)}"`],
    ['a number', '7'],
    ['null', 'null'],
    ['another object', '{"message": "Unauthorized"}'],
    ['features of another type', '{"features": {"a": 1}}'],
    ['no features', '{"features": []}'],
    ['features that are not objects', '{"features": [null, 7, "x", []]}'],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    [
      'deep nesting in a value',
      `{"name": "a", "strategies": [{"name": "default", "parameters": {"x": ${'['.repeat(5000)}${']'.repeat(5000)}}}]}`,
    ],
  ])('says what is wrong with %s', (_case, text) => {
    const { problems } = readDefinitionsText(text)
    // Engines word the error of JSON.parse differently.
    const shown = problems.map(({ path, message }) => `${path}: ${message.replace(/(valid JSON\.) .*/, '$1 …')}`)
    expect(shown).toMatchSnapshot()
    expect(problems.every(({ severity }) => severity === 'error')).toBe(true)
  })
})

describe('readDefinitions', () => {
  const flag = { name: 'a', enabled: true, strategies: [{ name: 'default' }] }

  it.each([
    [
      'a response of the client API',
      { version: 2, features: [flag], segments: [{ id: 1, name: 'Beta', constraints: [] }] },
    ],
    ['an array of flags', [flag]],
    ['one flag', flag],
    [
      'a flag of the admin API',
      { name: 'a', environments: [{ name: 'production', enabled: true, strategies: [{ name: 'default' }] }] },
    ],
  ])('reads %s', (_case, json) => {
    const { definitions, problems } = readDefinitions(json)
    expect(problems).toEqual([])
    expect(definitions.flags[0]?.environments[0]).toMatchObject({
      enabled: true,
      strategies: [{ name: 'default', segments: [] }],
    })
  })

  it('leaves out disabled strategies, as the server does', () => {
    expect(messagesOfStrategy({ disabled: true })).toMatchInlineSnapshot(`
      [
        "warning strategies[0]: The strategy is disabled, so SDKs don't receive it and the lab omits it.",
      ]
    `)
  })

  it('names wrong types by their path', () => {
    const json = {
      features: [
        {
          name: 7,
          enabled: 'yes',
          strategies: [
            { name: 'default', constraints: [{ operator: 'IN', values: 'no' }], segments: ['1'], parameters: [] },
          ],
        },
        { name: 'b', strategies: 'all', variants: [{ name: 'red', weight: '500', payload: 'x' }], dependencies: [{}] },
        { name: 'c' },
      ],
      segments: [{ id: 'x' }],
    }
    expect(messages(json)).toMatchInlineSnapshot(`
      [
        "error features[0].name: This must be a string, but it's 7.",
        "error features[0].strategies[0].parameters: This must be an object, but it's an array.",
        "error features[0].strategies[0].constraints[0].contextName: This field is missing.",
        "error features[0].strategies[0].constraints[0].values: This must be an array, but it's the string "no".",
        "error features[0].strategies[0].segments[0]: This must be a segment ID, which is a number.",
        "error features[0].enabled: This must be true or false, but it's the string "yes".",
        "error features[1].dependencies[0].feature: This field is missing.",
        "error features[1].strategies: This must be an array, but it's the string "all".",
        "error features[1].variants[0].weight: This must be a number, but it's the string "500".",
        "error features[1].variants[0].payload: This must be an object, but it's the string "x".",
        "error features[2].strategies: This field is missing. It must be an array; SDKs return false without it.",
        "error segments[0].id: This must be a number, but it's the string "x".",
      ]
    `)
  })

  it('names values that can not be compared', () => {
    const constraints = [
      { contextName: 'version', operator: 'SEMVER_GT', value: '1.2' },
      { contextName: 'time', operator: 'DATE_AFTER', value: '2024-13-45' },
      { contextName: 'amount', operator: 'NUM_EQ', value: 'NaN' },
      { contextName: 'country', operator: 'IN', values: [' '] },
      { contextName: 'country', operator: 'REGEX', value: '(a+)+$' },
      { contextName: 'amount', operator: 'NUM_EQ' },
    ]
    expect(messagesOfStrategy({ constraints })).toMatchInlineSnapshot(`
      [
        "warning strategies[0].constraints[0].value: "1.2" isn't a semantic version. Use the format 1.2.3.",
        "warning strategies[0].constraints[1].value: "2024-13-45" isn't a date. Use the format 2024-02-01T12:00:00Z.",
        "warning strategies[0].constraints[2].value: "NaN" isn't a number.",
        "warning strategies[0].constraints[3].values: The constraint has no values.",
        "warning strategies[0].constraints[4].operator: "REGEX" isn't an operator of Unleash 5.8, so the constraint is never satisfied.",
        "warning strategies[0].constraints[5].value: The operator NUM_EQ requires a value.",
      ]
    `)
  })

  it('names strategies, weights and payloads that can not work', () => {
    const variants = [
      { name: 'red', weight: -5 },
      { name: 'red', weight: Infinity, payload: { type: 'json', value: '{' } },
      { name: 'blue', weight: 5, payload: { type: 'number', value: 'five' } },
    ]
    expect(
      messages({
        ...flag,
        strategies: [{ name: 'flexibleRollout', parameters: { rollout: '150' } }, { name: 'mine' }],
        variants,
      }),
    ).toMatchInlineSnapshot(`
      [
        "warning strategies[0].parameters.rollout: The percentage is "150". It must be a number from 0 to 100.",
        "warning strategies[1].name: Unleash has no built-in strategy "mine", so the lab treats it as not satisfied.",
        "error variants[0].weight: The weight is -5. It must be a number from 0 to 1000.",
        "error variants[1].weight: The weight is Infinity. It must be a number from 0 to 1000.",
        "warning variants[1].name: Another variant is also named "red".",
        "warning variants[1].payload.value: The payload has the type json, but its value is not valid JSON.",
        "warning variants[2].payload.value: The payload has the type number, but its value is not a number.",
      ]
    `)
    expect(messages({ ...flag, variants: [{ name: 'red', weight: 999 }] })).toMatchInlineSnapshot(`
      [
        "warning variants: The weights add up to 999 instead of 1000. SDKs use the sum as the number of buckets.",
      ]
    `)
  })

  it('names references that lead nowhere or in circles', () => {
    const features = [
      { ...flag, dependencies: [{ feature: 'b' }] },
      { ...flag, name: 'b', dependencies: [{ feature: 'a' }] },
      {
        ...flag,
        name: 'c',
        dependencies: [{ feature: 'c' }, { feature: 'missing' }],
        strategies: [{ name: 'default', segments: [9] }],
      },
      { ...flag, name: 'd', dependencies: [{ feature: 'b' }] },
      { ...flag, name: 'd' },
    ]
    expect(messages({ features })).toMatchInlineSnapshot(`
      [
        "warning features[0].dependencies[0].feature: "a" and "b" depend on each other. Unleash supports one level of dependencies, so the dependency is never satisfied.",
        "warning features[1].dependencies[0].feature: "b" and "a" depend on each other. Unleash supports one level of dependencies, so the dependency is never satisfied.",
        "warning features[2].dependencies[0].feature: The flag depends on itself, so the dependency is never satisfied.",
        "warning features[2].dependencies[1].feature: The data contains no flag "missing", so the dependency is never satisfied.",
        "warning features[3].name: Another flag is also named "d". The last one is used.",
        "warning features[3].dependencies[0].feature: "b" itself depends on another flag. Unleash supports one level of dependencies, so the dependency is never satisfied.",
        "warning features[2].strategies[0].segments[0]: The data contains no segment with the ID 9, so the strategy is never satisfied.",
      ]
    `)
  })

  it('treats keys of prototypes as ordinary fields', () => {
    const text =
      '{"name": "a", "__proto__": {"enabled": true}, "strategies": [{"name": "flexibleRollout", "parameters": {"__proto__": {"rollout": "100"}, "constructor": "x", "rollout": "0"}}]}'
    const { definitions, problems } = readDefinitionsText(text)
    expect(problems.map(({ path }) => path)).toEqual(['strategies[0].parameters.__proto__'])
    expect(definitions.flags[0]?.environments[0]?.enabled).toBe(false)
    expect(Object.getPrototypeOf(definitions.flags[0]?.environments[0]?.strategies[0]?.parameters)).toBe(
      Object.prototype,
    )
    expect(({} as Record<string, unknown>)['rollout']).toBeUndefined()
  })

  it('reads thousands of references and hostile values', () => {
    // Neither a search of each ID in the list of segments nor a pattern that backtracks ends within the time limit of a test.
    const ids = Array.from({ length: 100_000 }, (_none, index) => index)
    const values = [
      '1.1.1-' + '1'.repeat(245) + '!',
      '1.1.1-' + 'a-.'.repeat(80),
      `${' '.repeat(500_000)}x`,
      '9'.repeat(500_000),
    ]
    const constraints = ['SEMVER_EQ', 'DATE_AFTER', 'NUM_EQ'].flatMap((operator) =>
      values.map((value) => ({ contextName: 'a', operator, value })),
    )
    const json = {
      features: [{ ...flag, strategies: [{ name: 'default', segments: ids, constraints }] }],
      segments: ids.map((id) => ({ id })),
    }
    const { definitions } = readDefinitions(json)
    for (const value of values) {
      const context = { properties: { a: value }, currentTime: value }
      const options = { now: new Date(0), random: () => 0, hostname: '' }
      expect(evaluate(flagsOf(definitions.flags, 'default'), definitions.segments, 'a', context, options).enabled).toBe(
        false,
      )
    }
  })

  it('refuses more flags than a list can show', () => {
    const features = Array.from({ length: 5001 }, (_none, index) => ({ ...flag, name: `flag-${index}` }))
    expect(messages({ features }).filter((message) => message.startsWith('error'))).toMatchInlineSnapshot(`
      [
        "error features: There are 5001 flags; the lab reads up to 5000. Remove some.",
      ]
    `)
    expect(messages({ features: features.slice(1) })).toEqual([])
  })

  it('keeps the last of several flags with one name, as SDKs do', () => {
    const { definitions, problems } = readDefinitions({
      features: [{ ...flag, enabled: false }, { ...flag, name: 'b' }, flag],
    })
    expect(definitions.flags.map(({ name, environments }) => [name, environments[0]?.enabled])).toEqual([
      ['a', true],
      ['b', true],
    ])
    expect(problems.map(({ message }) => message)).toEqual(['Another flag is also named "a". The last one is used.'])
  })

  it('names references of a single flag by their path in it', () => {
    expect(messages({ ...flag, dependencies: [{ feature: 'b' }] })[0]).toMatch(/^warning dependencies\[0\]\.feature: /)
  })

  it('names a missing segment by its path in the JSON, also after a disabled strategy', () => {
    const strategies = [
      { name: 'default', disabled: true },
      { name: 'default', segments: [9] },
    ]
    const environments = [{ name: 'default', enabled: true, strategies }]
    expect(messages({ name: 'a', environments }).at(-1)).toMatch(
      /^warning environments\[0\]\.strategies\[1\]\.segments\[0\]: /,
    )
  })

  it('reads and evaluates any JSON without throwing', () => {
    const names = fc.constantFrom(
      'features',
      'segments',
      'name',
      'strategies',
      'constraints',
      'variants',
      'weight',
      'environments',
      'operator',
      'values',
      'id',
      '__proto__',
    )
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { depthSize: 'large', withCrossShrink: true },
        fc.constantFrom(null, true, 0, -1, 'default', 'IN'),
        fc.array(tie('json'), { maxLength: 3 }),
        fc.dictionary(names, tie('json'), { maxKeys: 5 }),
      ),
    }))
    fc.assert(
      fc.property(json, (value) => {
        const { definitions } = readDefinitions(value)
        for (const { name } of definitions.flags) {
          evaluate(
            flagsOf(definitions.flags, 'default'),
            definitions.segments,
            name,
            {},
            { now: new Date(), random: () => 0, hostname: '' },
          )
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('readContext', () => {
  it('converts numbers, moves other fields to properties, and names what is wrong', () => {
    const { context, problems } = readContext(
      JSON.parse('{"userId": 7, "country": "no", "appName": {}, "properties": {"__proto__": "x", "list": []}}'),
    )
    expect(context).toEqual({
      userId: '7',
      appName: '',
      properties: JSON.parse('{"country": "no", "__proto__": "x", "list": ""}') as object,
    })
    expect(problems.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
      [
        "appName: This must be a string, but it's an object.",
        "country: This isn't a standard field of the context, so the lab reads it as one of "properties".",
        "properties.list: This must be a string, but it's an array.",
      ]
    `)
  })
})
