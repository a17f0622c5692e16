import { readLabState, type LabState } from './labState'

/** An example that pages link to as `/lab?example=<id>`. */
export interface Example {
  id: string
  title: string
  /** What to try, in a sentence. */
  hint: string
  json: object
}

const rollout = (percentage: number, fields: object = {}, stickiness = 'default') => ({
  name: 'flexibleRollout',
  parameters: { rollout: String(percentage), stickiness, groupId: 'checkout-redesign' },
  ...fields,
})

const production = (strategies: object[], fields: object = {}) => ({
  name: 'production',
  enabled: true,
  strategies,
  ...fields,
})

const flag = (...environments: object[]) => ({ name: 'checkout-redesign', environments })

/** One flag in one environment. */
const features = (strategies: object[], fields: object = {}) => [flag(production(strategies, fields))]

const halves = (stickiness: string) => [
  { name: 'one-page', weight: 500, stickiness, payload: { type: 'string', value: 'Buy now' } },
  { name: 'two-pages', weight: 500, stickiness, payload: { type: 'string', value: 'Continue' } },
]

export const examples: readonly Example[] = [
  {
    id: 'gradual-rollout',
    title: 'Gradual rollout',
    hint: 'Change the percentage: user-17 has bucket 10, so the flag is on from 10%.',
    json: { features: features([rollout(25)]), context: { userId: 'user-17' } },
  },
  {
    id: 'constraints',
    title: 'Constraints',
    hint: 'Change the country, the version or the time. All constraints of a strategy must be satisfied.',
    json: {
      features: features([
        rollout(100, {
          constraints: [
            { contextName: 'country', operator: 'IN', values: ['NO', 'SE', 'DK'] },
            { contextName: 'appVersion', operator: 'SEMVER_GT', value: '4.2.0' },
            { contextName: 'currentTime', operator: 'DATE_AFTER', value: '2024-02-01T08:00:00Z' },
            {
              contextName: 'email',
              operator: 'STR_ENDS_WITH',
              values: ['@competitor.example'],
              caseInsensitive: true,
              inverted: true,
            },
          ],
        }),
      ]),
      context: {
        userId: 'user-17',
        currentTime: '2024-02-14T12:00:00Z',
        properties: { country: 'NO', appVersion: '4.10.1', email: 'eva@example.com' },
      },
    },
  },
  {
    id: 'strategies',
    title: 'Several strategies',
    hint: 'The flag is on as soon as one strategy is satisfied. Try the user ID user-23, or an IP address such as 10.1.2.3.',
    json: {
      features: features([
        { name: 'remoteAddress', parameters: { IPs: '10.0.0.0/8, 192.0.2.1' } },
        rollout(100, { constraints: [{ contextName: 'userId', operator: 'IN', values: ['user-17', 'user-23'] }] }),
        rollout(10),
      ]),
      context: { userId: 'user-42', remoteAddress: '203.0.113.7' },
    },
  },
  {
    id: 'segments',
    title: 'Segments',
    hint: 'A segment is a list of constraints that several strategies share. Change the plan or the region.',
    json: {
      features: features([rollout(100, { segments: [1, 2] })]),
      segments: [
        {
          id: 1,
          name: 'Paying customers',
          constraints: [{ contextName: 'plan', operator: 'IN', values: ['pro', 'enterprise'] }],
        },
        {
          id: 2,
          name: 'Beta region',
          constraints: [{ contextName: 'region', operator: 'STR_STARTS_WITH', values: ['eu-'] }],
        },
      ],
      context: { userId: 'user-17', properties: { plan: 'pro', region: 'us-east' } },
    },
  },
  {
    id: 'variants',
    title: 'Variants',
    hint: 'Change the user ID or the weights, and see which range contains the bucket.',
    json: {
      features: features([rollout(100)], {
        variants: [
          { name: 'blue', weight: 333, stickiness: 'default', payload: { type: 'string', value: '#1d4ed8' } },
          { name: 'green', weight: 333, stickiness: 'default', payload: { type: 'string', value: '#166534' } },
          {
            name: 'red',
            weight: 334,
            stickiness: 'default',
            payload: { type: 'string', value: '#9f1239' },
            overrides: [{ contextName: 'userId', values: ['designer-1'] }],
          },
        ],
      }),
      context: { userId: 'user-17' },
    },
  },
  {
    id: 'strategy-variants',
    title: 'Strategy variants',
    hint: 'Each strategy has its own variants. Remove the country to reach the second strategy.',
    json: {
      features: features([
        rollout(100, {
          constraints: [{ contextName: 'country', operator: 'IN', values: ['NO'] }],
          variants: [
            {
              name: 'norwegian',
              weight: 1000,
              stickiness: 'default',
              payload: { type: 'json', value: '{"currency": "NOK"}' },
            },
          ],
        }),
        rollout(25, { variants: halves('default') }),
      ]),
      context: { userId: 'user-17', properties: { country: 'NO' } },
    },
  },
  {
    id: 'stickiness',
    title: 'Stickiness',
    hint: 'Everyone in an organization gets the same result. Change the organization, then the user ID.',
    json: {
      features: features([rollout(50, { variants: halves('organizationId') }, 'organizationId')]),
      context: { userId: 'user-17', properties: { organizationId: 'acme' } },
    },
  },
  {
    id: 'dependent-flags',
    title: 'Parent flags',
    hint: 'Choose the parent in "Flag to evaluate", disable it, and return to the child.',
    json: {
      flag: 'one-click-purchase',
      features: [
        {
          name: 'one-click-purchase',
          environments: [production([rollout(100)])],
          dependencies: [{ feature: 'checkout-redesign', enabled: true, variants: ['two-pages'] }],
        },
        ...features([rollout(100)], { variants: halves('default') }),
      ],
      context: { userId: 'user-17' },
    },
  },
  {
    id: 'environments',
    title: 'Environments',
    hint: 'The same flag in two environments. A user’s bucket is the same in both.',
    json: {
      environment: 'production',
      features: [
        flag({ name: 'development', enabled: true, strategies: [{ name: 'default' }] }, production([rollout(5)])),
      ],
      context: { userId: 'user-17' },
    },
  },
]

/** The state of an example, of the first one without an ID; undefined for an ID that doesn't exist. */
export function exampleState(id?: string): LabState | undefined {
  const example = id === undefined ? examples[0] : examples.find((candidate) => candidate.id === id)
  return example && readLabState(example.json).state
}
