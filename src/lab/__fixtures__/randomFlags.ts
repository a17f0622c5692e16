import fc from 'fast-check'

/**
 * Random definitions for property tests, as JSON of the client API. The pools are small, so that values, segments and parents match
 * often, and contain what is easily handled wrongly.
 */
const texts = ['', ' ', 'a', 'A', 'ab', ' ab ', 'b', 'é', '日本', '😀', '7', '0', '-1', '1e3', 'NaN', 'Infinity', '0x10']
const versions = [
  '1.2.3',
  '1.2.4',
  'v1.2.3',
  ' 1.2.3 ',
  '1.2',
  '1.2.3-beta',
  '1.2.3-beta.2',
  '1.2.3-beta.11',
  '1.2.3-1',
  '1.2.3+build',
  '01.2.3',
  '9007199254740993.0.0',
]
const dates = ['2020-01-01T00:00:00Z', '2030-06-01', '2030-06-01T10:00:00+02:00', 'yesterday', '1577836800000']
const ips = [
  '127.0.0.1',
  '10.0.0.1',
  '10.1.2.3',
  '10.0.0.0/8',
  '10.1.0.0/16',
  '0.0.0.0/0',
  '010.0.0.1',
  '256.0.0.1',
  '10.0.0.0/33',
  '::1',
  'localhost',
]
const fields = ['userId', 'sessionId', 'remoteAddress', 'environment', 'appName', 'country', 'version', 'amount', 'ip']
const flagNames = ['flag-a', 'flag-b', 'flag-c', 'flag-d']
const operators = [
  'IN',
  'NOT_IN',
  'STR_STARTS_WITH',
  'STR_ENDS_WITH',
  'STR_CONTAINS',
  'NUM_EQ',
  'NUM_GT',
  'NUM_GTE',
  'NUM_LT',
  'NUM_LTE',
  'DATE_AFTER',
  'DATE_BEFORE',
  'SEMVER_EQ',
  'SEMVER_GT',
  'SEMVER_LT',
  'UNKNOWN',
  'constructor',
]

const value = fc.constantFrom(...texts, ...versions, ...dates, ...ips)
const stickiness = fc.constantFrom('default', 'random', 'userId', 'country', '')
const percentage = fc.constantFrom('0', '1', '25', '50', '75', '100', '', '-5', '150', 'many', '33.3')

const constraint = fc.record(
  {
    contextName: fc.constantFrom(...fields),
    operator: fc.constantFrom(...operators),
    values: fc.array(value, { maxLength: 3 }),
    value,
    inverted: fc.boolean(),
    caseInsensitive: fc.boolean(),
  },
  { requiredKeys: ['contextName', 'operator', 'values'] },
)

const variant = fc.record(
  {
    name: fc.constantFrom('red', 'green', 'blue'),
    weight: fc.constantFrom(0, 1, 250, 333.5, 500, 1000),
    stickiness,
    payload: fc.record({ type: fc.constantFrom('string', 'json'), value }),
    overrides: fc.array(fc.record({ contextName: fc.constantFrom(...fields), values: fc.array(value, { maxLength: 2 }) }), {
      maxLength: 1,
    }),
  },
  { requiredKeys: ['name', 'weight'] },
)
const variants = fc.array(variant, { maxLength: 3 })

const parameters = fc.record(
  {
    rollout: percentage,
    percentage,
    stickiness,
    groupId: fc.constantFrom('group', 'flag-a', '', 'grüße'),
    userIds: fc.constantFrom('', 'a', 'a, b ,7', ' a ,,'),
    IPs: fc.constantFrom('127.0.0.1', '10.0.0.0/8, 127.0.0.1', '10.1.0.0/16,nothing', '0.0.0.0/0', '::1'),
    hostNames: fc.constantFrom('localhost', 'HOST-1, host-2'),
  },
  { requiredKeys: [] },
)

const strategy = fc.record(
  {
    name: fc.constantFrom(
      'flexibleRollout',
      'flexibleRollout',
      'default',
      'remoteAddress',
      'applicationHostname',
      'userWithId',
      'gradualRolloutUserId',
      'gradualRolloutSessionId',
      'gradualRolloutRandom',
      'customStrategy',
    ),
    parameters,
    constraints: fc.array(constraint, { maxLength: 2 }),
    segments: fc.array(fc.constantFrom(1, 2, 3), { maxLength: 1 }),
    variants,
  },
  { requiredKeys: ['name', 'parameters'] },
)

const dependency = fc.record(
  {
    feature: fc.constantFrom(...flagNames, 'missing'),
    enabled: fc.boolean(),
    variants: fc.array(fc.constantFrom('red', 'disabled'), { maxLength: 1 }),
  },
  { requiredKeys: ['feature'] },
)

const settings = fc.record(
  {
    enabled: fc.constantFrom(true, true, true, false),
    strategies: fc.array(strategy, { maxLength: 3 }),
    variants,
    dependencies: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(dependency, { maxLength: 2 }) },
    ),
  },
  { requiredKeys: ['enabled', 'strategies'] },
)

const segment = (id: number) =>
  fc.record({ id: fc.constant(id), name: fc.constant(`segment-${id}`), constraints: fc.array(constraint, { maxLength: 2 }) })

/** Four flags and two segments; the third segment that strategies refer to is missing. */
export const randomDefinitions = fc.record({
  features: fc.tuple(...flagNames.map((name) => settings.map((rest) => ({ name, ...rest })))),
  segments: fc.tuple(segment(1), segment(2)),
})

export const randomContext = fc.record(
  {
    userId: value,
    sessionId: value,
    remoteAddress: fc.constantFrom(...ips),
    environment: fc.constantFrom('development', 'a'),
    appName: value,
    currentTime: fc.constantFrom(...dates),
    properties: fc.record(
      { country: value, version: fc.constantFrom(...versions), amount: value, ip: fc.constantFrom(...ips), userId: value },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
)
