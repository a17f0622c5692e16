import { expect, test } from 'vitest'
import { authenticationWords, permissionWords } from './accessWords'

const key = ['API key in the Authorization header']

test.each([
  ['/api/admin/projects', key, `${key[0]}. Use a personal access token, a service account token or an admin token.`],
  ['/api/client/features', key, `${key[0]}. Use a client token or an admin token.`],
  ['/api/frontend', key, `${key[0]}. Use a front-end token or an admin token.`],
  ['/edge/metrics', key, `${key[0]}.`],
  ['/pets', ['OpenID Connect', 'Client certificate'], 'OpenID Connect, or Client certificate.'],
  ['/auth/reset/password', [], 'None: anyone can send this request.'],
])('%s with %j', (endpoint, security, words) => {
  expect(authenticationWords(endpoint, { ways: security, isOptional: false })).toBe(words)
})

test('an operation that anyone may request names what is optional, and no permission', () => {
  const security = { ways: ['API key in the X-Key header'], isOptional: true }
  expect(authenticationWords('/pets', security)).toBe('Optional: API key in the X-Key header.')
  expect(permissionWords({ endpoint: '/pets', security, permissions: ['ADMIN'] })).toBeNull()
})

test('what refuses admin tokens does not offer them', () => {
  expect(authenticationWords('/api/admin/features-batch/import', { ways: key, isOptional: false }, 'refused')).toBe(
    `${key[0]}. Use a personal access token or a service account token; admin tokens are rejected.`,
  )
  expect(authenticationWords('/api/client/features', { ways: key, isOptional: false }, 'refused')).toBe(`${key[0]}.`)
})

test.each([
  ['/api/admin/user', key, [], 'oss', { words: 'None beyond being signed in.', names: [] }],
  ['/api/client/features', key, [], 'oss', { words: 'None beyond the token.', names: [] }],
  ['/api/frontend', key, [], 'oss', { words: 'None beyond the token.', names: [] }],
  ['/auth/simple/login', [], [], 'oss', null],
  ['/auth/simple/login', [], ['ADMIN'], 'oss', null],
  [
    '/api/admin/roles',
    key,
    undefined,
    'enterprise',
    { words: 'Not published for this Enterprise feature.', names: [] },
  ],
  ['/pets', key, undefined, undefined, null],
  ['/api/admin/x', key, ['ADMIN'], 'oss', { words: 'Only for administrators.', names: [] }],
  ['/api/admin/x', key, ['CREATE_FEATURE'], 'oss', { words: '', names: ['CREATE_FEATURE'] }],
  ['/api/admin/x', key, ['ADMIN', 'UPDATE_PROJECT'], 'oss', { words: 'One of', names: ['ADMIN', 'UPDATE_PROJECT'] }],
])('%s with %j requires %j (%s)', (endpoint, security, permissions, availability, expected) => {
  expect(
    permissionWords({ endpoint, security: { ways: security, isOptional: false }, permissions, availability }),
  ).toEqual(expected)
})
