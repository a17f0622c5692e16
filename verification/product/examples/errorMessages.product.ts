import { beforeAll, expect, test } from 'vitest'
import { errorMessages } from '../../../content/data/errorMessages'
import { describeProduct, useProduct } from '../testing/useProduct'
import { createToken, prepareData, send } from './preparePage'

interface FailingRequest {
  send: string
  /** `admin` without it. */
  as?: 'nobody' | 'viewer' | 'client' | 'frontend' | 'admin-token' | 'unknown'
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Requests of the administrator before it. */
  after?: readonly { send: string; body?: unknown }[]
}

const flags = '/api/admin/projects/default/features'
const strategies = `${flags}/checkout-redesign/environments/development/strategies`
const variants = `${flags}/checkout-redesign/environments/development/variants`
const rollout = { rollout: '100', stickiness: 'default', groupId: 'checkout-redesign' }
const dependency = { send: `POST ${flags}/old-search/dependencies`, body: { feature: 'checkout-redesign' } }
const segment = { send: 'POST /api/admin/segments', body: { name: 'beta', constraints: [] } }
const fixed = (weight: number) => ({ name: `variant-${weight}`, weight, weightType: 'fix', stickiness: 'default' })
const imported = (data: object) => ({
  project: 'default',
  environment: 'development',
  data: {
    features: [],
    featureStrategies: [],
    featureEnvironments: [],
    contextFields: [],
    featureTags: [],
    tagTypes: [],
    segments: [],
    ...data,
  },
})

/** Requests that the server must refuse, by the anchor of the message. */
const requests: Readonly<Record<string, FailingRequest>> = {
  'no-token': { send: 'GET /api/client/features', as: 'nobody' },
  'wrong-token-type': { send: 'GET /api/client/features', as: 'frontend' },
  'must-log-in': { send: 'GET /api/admin/projects', as: 'unknown' },
  'no-authorization-header': { send: 'GET /api/admin/projects', as: 'nobody' },
  'missing-permission': { send: `POST ${flags}`, as: 'viewer', body: { name: 'new-flag', type: 'release' } },
  'wrong-password': { send: 'POST /auth/simple/login', as: 'nobody', body: { username: 'admin', password: 'wrong' } },
  'invalid-reset-token': { send: 'GET /auth/reset/validate?token=unknown', as: 'nobody' },
  'maintenance-mode': {
    send: `POST ${flags}`,
    body: { name: 'new-flag' },
    after: [{ send: 'POST /api/admin/maintenance', body: { enabled: true } }],
  },
  'payload-schema': { send: `POST ${flags}`, body: {} },
  'missing-property': { send: `POST ${flags}`, body: {} },
  'additional-property': {
    send: 'POST /auth/simple/login',
    as: 'nobody',
    body: { username: 'admin', password: 'wrong', remember: true },
  },
  'invalid-data': { send: `PUT ${variants}`, body: [fixed(1000)] },
  'content-type': { send: `POST ${flags}`, body: {}, headers: { 'content-type': 'text/plain' } },
  'unknown-path': { send: 'GET /api/admin/nothing' },
  'client-spec': { send: 'GET /api/client/features', as: 'client', headers: { 'unleash-client-spec': 'latest' } },
  'admin-token-project': {
    send: 'POST /api/admin/api-tokens',
    body: { tokenName: 'script', type: 'admin', project: 'default' },
  },
  'admin-token-environment': {
    send: 'POST /api/admin/api-tokens',
    body: { tokenName: 'script', type: 'admin', environment: 'development' },
  },
  'client-token-environment': {
    send: 'POST /api/admin/api-tokens',
    body: { tokenName: 'shop', type: 'client', environment: '*' },
  },
  'frontend-token-environment': {
    send: 'POST /api/admin/api-tokens',
    body: { tokenName: 'shop', type: 'frontend', environment: '*' },
  },
  'token-environment-missing': {
    send: 'POST /api/admin/api-tokens',
    body: { tokenName: 'shop', type: 'client', environment: 'moon' },
  },
  'expiry-in-past': {
    send: 'POST /api/admin/user/tokens',
    body: { description: 'laptop', expiresAt: '2020-01-01T00:00:00Z' },
  },
  'archive-dependency': { send: `DELETE ${flags}/checkout-redesign`, after: [dependency] },
  'dependency-levels': {
    send: `POST ${flags}/checkout-redesign/dependencies`,
    body: { feature: 'one-click-pay' },
    after: [dependency],
  },
  'environment-enabled': {
    send: 'POST /api/admin/projects/default/environments',
    body: { environment: 'development' },
  },
  'variant-weights': {
    send: `PUT ${variants}`,
    body: [fixed(1000), fixed(500), { ...fixed(0), weightType: 'variable' }],
  },
  'variable-variant': { send: `PUT ${variants}`, body: [fixed(1000)] },
  'constraint-semver': {
    send: `POST ${strategies}`,
    body: {
      name: 'flexibleRollout',
      parameters: rollout,
      constraints: [{ contextName: 'appVersion', operator: 'SEMVER_GT', value: 'new' }],
    },
    after: [{ send: 'POST /api/admin/context', body: { name: 'appVersion' } }],
  },
  'legal-value': {
    send: `POST ${strategies}`,
    body: {
      name: 'flexibleRollout',
      parameters: rollout,
      constraints: [{ contextName: 'plan', operator: 'NUM_EQ', value: '3' }],
    },
    after: [{ send: 'POST /api/admin/context', body: { name: 'plan', legalValues: [{ value: '1' }] } }],
  },
  'segment-limit': {
    send: 'POST /api/admin/segments/strategies',
    body: {
      projectId: 'default',
      strategyId: '3f9a1c7e-5b2d-4046-9f3a-1c7e5b2d8046',
      environmentId: 'development',
      segmentIds: [1, 2, 3, 4, 5, 6],
    },
  },
  'segment-name': { ...segment, after: [segment] },
  'import-admin-token': { send: 'POST /api/admin/features-batch/import', as: 'admin-token', body: imported({}) },
  'import-segments': {
    send: 'POST /api/admin/features-batch/import',
    body: imported({
      featureStrategies: [
        { featureName: 'checkout-redesign', name: 'flexibleRollout', parameters: rollout, segments: [7] },
      ],
      segments: [{ id: 7, name: 'nobody' }],
      features: [{ name: 'checkout-redesign', type: 'release' }],
    }),
  },
  'import-unsupported': {
    send: 'POST /api/admin/features-batch/import',
    body: imported({
      features: [{ name: 'checkout-redesign', type: 'release' }],
      featureStrategies: [{ featureName: 'checkout-redesign', name: 'byMoon', parameters: {} }],
    }),
  },
}

describeProduct('the server returns the message that the page explains:', () => {
  const product = useProduct({ seed: false })
  const authorizations = new Map<FailingRequest['as'], Record<string, string>>()

  beforeAll(async () => {
    const names = ['checkout-redesign', 'old-search', 'one-click-pay']
    await prepareData(
      { projects: [], environments: [], flags: names.map((name) => `default/${name}`), contextFields: [] },
      product(),
    )
    const viewer = { username: 'viewer', password: 'Unleash4all-viewer' }
    await send('POST /api/admin/user-admin', { ...viewer, rootRole: 'Viewer' }, product())
    const login = await fetch(`${product().url}/auth/simple/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(viewer),
    })
    expect(login.status).toBe(200)
    authorizations.set('viewer', {
      cookie: login.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    })
    authorizations.set('unknown', { authorization: 'user:unknown' })
    authorizations.set('nobody', {})
    authorizations.set(undefined, { authorization: product().adminToken })
    for (const type of ['client', 'frontend'] as const) {
      authorizations.set(type, {
        authorization: await createToken({ type, environment: 'development', projects: ['default'] }, product()),
      })
    }
    const created = await send('POST /api/admin/api-tokens', { tokenName: 'script', type: 'admin' }, product())
    authorizations.set('admin-token', { authorization: (JSON.parse(created) as { secret: string }).secret })
    await product().keep()
  })

  test.each(Object.entries(requests))('%s', async (anchor, request) => {
    await product().reset()
    for (const { send: before, body } of request.after ?? []) await send(before, body, product())
    const [method = '', path = ''] = request.send.split(' ')
    const headers = { 'content-type': 'application/json', ...authorizations.get(request.as), ...request.headers }
    const response = await fetch(product().url + path, {
      method,
      headers,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    })
    const {
      name,
      message,
      details = [],
    } = (await response.json()) as { name?: string; message: string; details?: { message: string }[] }
    const documented = errorMessages.find((entry) => entry.anchor === anchor)
    expect({ status: response.status, name }).toEqual({ status: documented?.status, name: documented?.error })
    expect([message, ...details.map((detail) => detail.message)].join('\n')).toMatch(
      patternOf(documented?.message ?? ''),
    )
  })
})

function patternOf(message: string): RegExp {
  const escaped = message.replace(/^`+ ?| ?`+$/g, '').replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return new RegExp(escaped.replace(/<[\w ]+>/g, '.*'))
}
