import { expect, test } from 'vitest'
import { explainFailure, isFrontendPath, isLocalHost, type FailedRequest } from './explainFailure'

const failed: FailedRequest = {
  reason: 'network',
  way: 'direct',
  origin: 'https://unleash.example.com',
  endpoint: '/api/admin/projects',
  pageProtocol: 'https:',
  isReachable: false,
  isLocalNetworkDenied: false,
  message: '',
}

test.each<[string, Partial<FailedRequest>]>([
  ['network', {}],
  ['CORS, another path', { isReachable: true }],
  ['CORS, front-end API', { isReachable: true, endpoint: '/api/frontend/client/metrics' }],
  ['mixed content', { origin: 'http://unleash.example.com' }],
  ['a local server', { origin: 'http://localhost:4242' }],
  ['permission denied', { origin: 'http://localhost:4242', isLocalNetworkDenied: true }],
  ['a denied permission that doesn’t matter', { isLocalNetworkDenied: true, isReachable: true }],
  ['no relay', { way: 'relay', origin: 'http://127.0.0.1:4243' }],
  ['relay, permission denied', { way: 'relay', origin: 'http://127.0.0.1:4243', isLocalNetworkDenied: true }],
  [
    'error of the relay',
    { reason: 'relay', way: 'relay', message: '{"message": "The relay can\'t reach https://a/: ENOTFOUND"}' },
  ],
  ['a relay for another server', { reason: 'other-target', way: 'relay', message: 'https://staging.example.com' }],
  ['someone else uses its header', { reason: 'relay', way: 'relay', message: '<html>' }],
  ['policy', { reason: 'policy', origin: 'http://192.168.1.10:4242' }],
  ['timeout', { reason: 'timeout' }],
  ['cancelled', { reason: 'cancelled' }],
  ['too large', { reason: 'too-large' }],
  ['redirect', { reason: 'redirect' }],
  ['a worker that could not be loaded', { reason: 'load' }],
])('%s', (_, change) => {
  const { title, advice } = explainFailure({ ...failed, ...change })
  expect([title, ...advice]).toMatchSnapshot()
})

test.each([
  ['localhost', true],
  ['app.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['10.0.0.1', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['unleash.local', true],
  ['unleash.example.com', false],
  ['10.example.com', false],
])('%s is on this machine or network: %j', (hostname, isLocal) => {
  expect(isLocalHost(hostname)).toBe(isLocal)
})

test('paths of the front-end API', () => {
  expect(['/api/frontend', '/api/frontend/client/metrics'].every(isFrontendPath)).toBe(true)
  expect(['/api/frontends', '/api/admin/frontend', '/x/api/frontend'].some(isFrontendPath)).toBe(false)
})
