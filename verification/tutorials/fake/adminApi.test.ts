import { beforeEach, expect, test } from 'vitest'
import { handleAdminRequest, type FakeState } from './adminApi'

const features = '/api/admin/projects/default/features'
const development = `${features}/a/environments/development`
let state: FakeState

beforeEach(() => {
  state = { flags: new Map(), tokens: new Map() }
  handleAdminRequest(state, 'POST', features, { name: 'a' })
})

const strategy = () => state.flags.get('a')?.strategies[0]

test('a flag is created off, once', () => {
  expect(state.flags.get('a')).toEqual({ name: 'a', enabled: false, strategies: [] })
  expect(handleAdminRequest(state, 'POST', features, { name: 'a' })?.status).toBe(409)
})

test('switching on adds a gradual rollout to 100 %, once', () => {
  for (let time = 0; time < 2; time += 1)
    expect(handleAdminRequest(state, 'POST', `${development}/on`, undefined)?.status).toBe(200)
  expect(state.flags.get('a')?.enabled).toBe(true)
  expect(handleAdminRequest(state, 'GET', `${development}/strategies`, undefined)?.body).toEqual([strategy()])
  expect(strategy()?.parameters).toEqual({ rollout: '100', stickiness: 'default', groupId: 'a' })
})

test('a strategy is changed by a patch', () => {
  handleAdminRequest(state, 'POST', `${development}/on`, undefined)
  const path = `${development}/strategies/${strategy()?.id}`
  const patch = (value: object[]) => handleAdminRequest(state, 'PATCH', path, value)?.status
  expect(patch([{ op: 'replace', path: '/parameters/rollout', value: '20' }])).toBe(200)
  expect(patch([{ op: 'replace', path: '/variants', value: [{ name: 'x' }] }])).toBe(200)
  expect(strategy()).toMatchObject({ parameters: { rollout: '20', groupId: 'a' }, variants: [{ name: 'x' }] })
  expect(patch([{ op: 'replace', path: '/parameters/percentage', value: '20' }])).toBe(400)
  expect(patch([{ op: 'remove', path: '/variants' }])).toBe(400)
})

test('a token is remembered with its type', () => {
  const response = handleAdminRequest(state, 'POST', '/api/admin/api-tokens', { tokenName: 'shop', type: 'frontend' })
  const { secret } = response!.body as { secret: string }
  expect(secret).toMatch(/^default:development\.\w{20,}$/)
  expect(state.tokens.get(secret)).toBe('frontend')
})

test.each([
  ['POST', `${features}/b/environments/development/on`, 404],
  ['GET', `${features}/b/environments/development/strategies`, 404],
  ['PATCH', `${development}/strategies/1`, 404],
  ['DELETE', features, undefined],
  ['GET', '/api/admin/projects', undefined],
])('%s %s returns %s', (method, path, status) => {
  expect(handleAdminRequest(state, method, path, [])?.status).toBe(status)
})
