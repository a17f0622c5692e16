/**
 * What a page needs before its first example, beside the projects, environments and flags that its examples name, which are read
 * from them (`neededData.ts`). Keys are paths below content/.
 */
export interface Preparation {
  /** Requests sent before the first example. */
  requests?: readonly PreparedRequest[]
  /** Files in the folder in which the commands run. */
  files?: Readonly<Record<string, string>>
  /** Requests for responses that the page shows without sending one, by operation. */
  shows?: Readonly<Record<string, ShownRequest>>
  /** What the reader puts in place of other placeholders than servers and tokens. */
  values?: Readonly<Record<string, string>>
  /** Functions of the reader's program that a program calls. */
  functions?: readonly string[]
  /** Environment variables of an Unleash Proxy that the page starts with Docker. */
  proxy?: Readonly<Record<string, string>>
  /** Arguments of programs, as the page says. */
  arguments?: readonly string[]
}

export interface PreparedRequest {
  /** `POST /api/admin/context` */
  send: string
  body?: unknown
  /** Token of an SDK in place of the administrator's. */
  as?: 'client'
  /** Time until the server has processed it, in milliseconds. */
  wait?: number
}

export interface ShownRequest {
  /** `GET /api/admin/addons/1` */
  send: string
  headers?: Readonly<Record<string, string>>
}

const flags = '/api/admin/projects/default/features'
const checkout = `${flags}/checkout-redesign`

function strategy(environment: string, changes: object = {}): PreparedRequest {
  const body = {
    name: 'flexibleRollout',
    parameters: { rollout: '100', stickiness: 'default', groupId: 'checkout-redesign' },
    constraints: [],
    ...changes,
  }
  return { send: `POST ${checkout}/environments/${environment}/strategies`, body }
}

const rollout = (percent: string) => ({
  parameters: { rollout: percent, stickiness: 'default', groupId: 'checkout-redesign' },
})
const enable = (environment: string): PreparedRequest => ({ send: `POST ${checkout}/environments/${environment}/on` })
const createCheckout = (changes: object = {}): PreparedRequest => ({
  send: `POST ${flags}`,
  body: { name: 'checkout-redesign', ...changes },
})
const registerShop: PreparedRequest = {
  send: 'POST /api/client/register',
  body: {
    appName: 'shop',
    instanceId: 'shop-7d4f',
    strategies: ['default'],
    started: '2024-01-05T10:00:00.000Z',
    interval: 60_000,
  },
  as: 'client',
}
const segment = (name: string, contextName: string, value: string): PreparedRequest => ({
  send: 'POST /api/admin/segments',
  body: {
    name,
    constraints: [{ contextName, operator: 'IN', values: [value], inverted: false, caseInsensitive: false }],
  },
})
const variant = (name: string, changes: object = {}) => ({
  name,
  weight: 500,
  weightType: 'variable',
  stickiness: 'default',
  ...changes,
})

const legacy = 'docs/reference/api/legacy/unleash'

export const preparations: Readonly<Record<string, Preparation>> = {
  'docs/client-specification.mdx': {
    requests: [
      createCheckout(),
      segment('nordics', 'region', 'nordics'),
      strategy('development', { ...rollout('25'), segments: [1] }),
      enable('development'),
    ],
    shows: { getAllClientFeatures: { send: 'GET /api/client/features', headers: { 'Unleash-Client-Spec': '5.1.0' } } },
  },
  'docs/how-to/how-to-add-strategy-constraints.mdx': {
    requests: [strategy('development'), enable('development')],
  },
  'docs/how-to/how-to-capture-impression-data.mdx': { values: { 'https://collect.example.com/impressions': 'data:,' } },
  'docs/how-to/how-to-environment-import-export.mdx': { requests: [strategy('development'), enable('development')] },
  'docs/how-to/how-to-import-export.mdx': { requests: [createCheckout(), strategy('development')] },
  'docs/how-to/how-to-manage-public-invite-tokens.mdx': {
    requests: [
      {
        send: 'POST /api/admin/invite-link/tokens',
        body: { name: 'team-shop', expiresAt: '2099-01-20T00:00:00.000Z' },
      },
    ],
  },
  'docs/how-to/how-to-synchronize-unleash-instances.mdx': {
    requests: [createCheckout(), strategy('production'), enable('production')],
  },
  'docs/how-to/how-to-use-the-admin-api.mdx': { arguments: ['default', 'checkout-redesign'] },
  'docs/reference/applications.mdx': { requests: [{ ...registerShop, wait: 6000 }] },
  'docs/reference/front-end-api.mdx': {
    requests: [
      createCheckout(),
      strategy('development', {
        variants: [variant('blue', { weight: 1000, payload: { type: 'string', value: '#1d4ed8' } })],
      }),
      enable('development'),
    ],
  },
  'docs/reference/segments.mdx': { requests: [createCheckout(), strategy('development')] },
  'docs/reference/tags.mdx': {
    requests: [{ send: 'POST /api/admin/tag-types', body: { name: 'team', description: '' } }],
  },
  'docs/topics/feature-flag-migration/how-to-execute-feature-flag-migration.mdx': {
    files: { 'inventory.tsv': 'checkout-one-page\trelease\tOne page\nsearch-by-image\texperiment\tSearch\n' },
  },
  'docs/understanding-unleash/the-anatomy-of-unleash.mdx': {
    requests: [
      segment('employees', 'userId', 'user-1'),
      strategy('production', { title: 'Employees', segments: [1] }),
      strategy('production', {
        title: 'Everyone else',
        ...rollout('10'),
        variants: [variant('one-page'), variant('two-steps')],
      }),
      enable('production'),
    ],
  },
  'docs/understanding-unleash/unleash-overview.mdx': {
    requests: [createCheckout(), strategy('production', rollout('10')), enable('production')],
  },
  [`${legacy}/admin/addons.mdx`]: { shows: { getAddon: { send: 'GET /api/admin/addons/1' } } },
  [`${legacy}/admin/archive.mdx`]: {
    requests: [createCheckout({ description: 'New checkout pages' }), { send: `DELETE ${checkout}` }],
  },
  [`${legacy}/admin/events.mdx`]: {
    requests: [
      createCheckout(),
      { send: 'POST /api/admin/features/checkout-redesign/tags', body: { type: 'simple', value: 'web' } },
      { send: `PUT ${checkout}/environments/development/variants`, body: [variant('blue', { weight: 1000 })] },
    ],
  },
  [`${legacy}/admin/features.mdx`]: {
    requests: [createCheckout({ description: 'New checkout pages' })],
    shows: { getAllToggles: { send: 'GET /api/admin/features?project=default&namePrefix=check' } },
  },
  [`${legacy}/admin/metrics.mdx`]: {
    requests: [
      registerShop,
      {
        send: 'POST /api/client/metrics',
        body: {
          appName: 'shop',
          instanceId: 'shop-7d4f',
          bucket: {
            start: '2024-01-08T09:30:00.000Z',
            stop: '2024-01-08T09:31:00.000Z',
            toggles: { 'checkout-redesign': { yes: 41, no: 39 } },
          },
        },
        as: 'client',
        wait: 6000,
      },
    ],
  },
  [`${legacy}/admin/projects.mdx`]: {
    requests: [createCheckout(), { send: 'DELETE /api/admin/projects/default/environments/production' }],
  },
  [`${legacy}/admin/segments.mdx`]: {
    requests: [
      createCheckout(),
      segment('nordics', 'region', 'nordics'),
      segment('employees', 'userId', '1'),
      strategy('development'),
    ],
  },
  [`${legacy}/basic-auth.mdx`]: {
    requests: [
      {
        send: 'POST /api/admin/user-admin',
        body: {
          name: 'Release manager',
          email: 'release@example.com',
          rootRole: 2,
          sendEmail: false,
          password: 'Example-pass-2024!',
        },
      },
    ],
    values: { '<password>': 'Example-pass-2024!' },
  },
  [`${legacy}/client/features.mdx`]: {
    requests: [
      createCheckout({ description: 'New checkout pages' }),
      strategy('development', rollout('50')),
      enable('development'),
    ],
  },
  'readmes/unleash-proxy.md': {
    proxy: {
      UNLEASH_URL: 'https://unleash.example.com/api/',
      UNLEASH_API_TOKEN: 'default:development.<secret>',
      UNLEASH_PROXY_CLIENT_KEYS: 'shop-web-key',
    },
  },
}
