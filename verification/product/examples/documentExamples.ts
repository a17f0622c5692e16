import type { ApiOperation } from '../../../plugins/gatsby-source-openapi/src/read/ApiDocument'
import { requestOf } from '../../../plugins/gatsby-source-openapi/src/samples/requestOf'
import type { PreparedRequest } from './preparations'
import { moveDates, tokenTypeFor } from './placeholders'

/** Operations whose sample creates, or checks the name of, what the samples of others use. */
export const creatingOperations: readonly string[] = [
  ...[
    'createContextField',
    'createFeature',
    'createSegment',
    'createStrategy',
    'createTag',
    'createTagType',
    'createUser',
  ],
  ...['validate', 'validateFeature', 'validateSegment', 'validateTagType'],
]

/** Operations whose sample can't succeed, with the reason. */
export const unsentOperations: Readonly<Record<string, string>> = {
  changePassword: 'needs the token of an email',
  import: 'needs a file',
  searchFeatures: 'is off unless an experimental flag is on',
  sendResetPasswordEmail: 'needs an email server',
  validateToken: 'needs the token of an email',
}

/** A request that creates something whose ID or secret replaces the one in samples. */
export interface CreatedExample extends PreparedRequest {
  replaces?: { sample: string; by: 'id' | 'secret' }
}

const project = '/api/admin/projects/shop'
const flag = `${project}/features/checkout-redesign`
const strategy = {
  name: 'flexibleRollout',
  parameters: { rollout: '25', stickiness: 'default', groupId: 'checkout-redesign' },
}
const variants = ['blue-button', 'green-button'].map((name) => ({
  name,
  weight: 500,
  weightType: 'variable',
  stickiness: 'default',
  payload: { type: 'string', value: name },
}))
const inAMonth = '2024-01-20T00:00:00.000Z'

/** Names that the samples of the API document use, beside the project, flags and context fields. */
export const createdExamples: readonly CreatedExample[] = [
  ...['staff', 'early-users', 'beta-testers'].map((name): CreatedExample => ({
    send: 'POST /api/admin/segments',
    body: { name, constraints: [{ contextName: 'plan', operator: 'IN', values: ['business'] }] },
  })),
  {
    send: `POST ${flag}/environments/production/strategies`,
    body: { ...strategy, segments: [3] },
    replaces: { sample: '1f6c2a90-52b7-4d0e-9f3a-7c2e5b8d4a11', by: 'id' },
  },
  {
    send: `POST ${flag}/environments/production/strategies`,
    body: strategy,
    replaces: { sample: '8d41b7c3-0e65-4f7a-b2d9-63a1c0f9e527', by: 'id' },
  },
  ...['development', 'production', 'staging'].flatMap((environment): CreatedExample[] => [
    { send: `PUT ${flag}/environments/${environment}/variants`, body: variants },
    { send: `POST ${flag}/environments/${environment}/on` },
  ]),
  { send: 'POST /api/admin/tag-types', body: { name: 'team', description: 'Team that owns the flag' } },
  { send: 'POST /api/admin/features/checkout-redesign/tags', body: { type: 'simple', value: 'checkout' } },
  {
    send: 'POST /api/admin/strategies',
    body: {
      name: 'openingHours',
      description: '',
      parameters: [{ name: 'from', type: 'number', required: true, description: '' }],
    },
  },
  {
    send: 'POST /api/admin/addons',
    body: {
      provider: 'webhook',
      enabled: false,
      description: '',
      parameters: { url: 'https://hooks.example.com/unleash' },
      events: ['feature-created'],
    },
    replaces: { sample: '/addons/27', by: 'id' },
  },
  {
    send: 'POST /api/admin/user/tokens',
    body: { description: 'old token', expiresAt: inAMonth },
    replaces: { sample: '/user/tokens/11', by: 'id' },
  },
  ...['viewer', 'editor', 'planner', 'tester', 'manager', 'release'].map((name): CreatedExample => ({
    send: 'POST /api/admin/user-admin',
    body: { name, email: `${name}@example.com`, rootRole: 2, sendEmail: false, password: 'Example-pass-2024!' },
  })),
  { send: `POST ${project}/features/one-click-pay/dependencies`, body: { feature: 'checkout-redesign' } },
  {
    send: `POST ${project}/api-tokens`,
    body: { tokenName: 'shop-production', type: 'client', environment: 'production', projects: ['shop'] },
    replaces: { sample: 'shop:production.unleash-example-secret', by: 'secret' },
  },
  {
    send: 'POST /api/admin/api-tokens',
    body: { tokenName: 'shop-backend', type: 'client', environment: 'development', projects: ['default'] },
    replaces: { sample: 'default:development.unleash-example-secret', by: 'secret' },
  },
  {
    send: 'POST /api/admin/invite-link/tokens',
    body: { name: 'team-shop', expiresAt: inAMonth },
    replaces: { sample: 'unleash-example-secret', by: 'secret' },
  },
  {
    send: 'POST /api/client/register',
    body: {
      appName: 'shop',
      instanceId: 'shop-7d9c5b',
      strategies: ['default'],
      started: '2024-01-08T09:30:00.000Z',
      interval: 10_000,
    },
    as: 'client',
  },
]

const dependency: PreparedRequest = { send: `DELETE ${project}/features/one-click-pay/dependencies` }

/** Requests before the sample of one operation, where other samples need the opposite. */
export const requestsBefore: Readonly<Record<string, readonly PreparedRequest[]>> = {
  archiveFeature: [dependency],
  archiveFeatures: [dependency],
  deleteFeature: [dependency],
  deleteFeatures: [dependency],
  removeSegment: [{ send: `DELETE ${flag}/environments/production/strategies/1f6c2a90-52b7-4d0e-9f3a-7c2e5b8d4a11` }],
}

/** The sample request of an operation, with the IDs and secrets that exist on the server. */
export function sampleRequest(
  operation: ApiOperation,
  { url: server, token, values }: { url: string; token: string; values: ReadonlyMap<string, string> },
) {
  const { method, url, headers, body } = requestOf(operation, { server, token })
  const filled = (text: string) => withValues(text, values)
  const sent =
    body && moveDates(filled(typeof body.value === 'string' ? body.value : JSON.stringify(body.value)), Date.now())
  return {
    method,
    url: filled(url),
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    ...(sent !== undefined && { body: sent }),
  }
}

/** Samples encode what is part of a URL. */
export function withValues(text: string, values: ReadonlyMap<string, string>): string {
  const forms = [...values].flatMap(([sample, value]) => [
    [sample, value] as const,
    [encodeURIComponent(sample), encodeURIComponent(value)] as const,
  ])
  return forms.reduce((result, [sample, value]) => result.replaceAll(sample, value), text)
}

/** The value that replaces the one in a sample: an ID after the path that it is part of, or a secret. */
export function replacement(
  { sample, by }: NonNullable<CreatedExample['replaces']>,
  created: Readonly<Record<string, unknown>>,
): string {
  const value = String(created[by])
  return sample.startsWith('/') ? sample.replace(/[^/]+$/, value) : value
}

export const tokenOfOperation = ({ endpoint }: ApiOperation) => ({
  type: tokenTypeFor(endpoint),
  environment: 'development',
  projects: ['shop'],
})
