import { expect, test } from 'vitest'
import { authenticationWords, permissionWords } from './accessWords'

const key = ['API key in the Authorization header']

test.each([
  ['/api/admin/projects', key, `${key[0]}. Use a personal access token, a service account token or an admin token.`],
  ['/api/client/features', key, `${key[0]}. Use a client token.`],
  ['/api/frontend', key, `${key[0]}. Use a front-end token.`],
  ['/auth/reset/password', key, `${key[0]}.`],
  ['/pets', ['OpenID Connect', 'Client certificate'], 'OpenID Connect, or Client certificate.'],
  ['/edge/validate', [], 'None: anyone may send this request.'],
])('%s with %j', (endpoint, security, words) => {
  expect(authenticationWords(endpoint, security)).toBe(words)
})

test.each([
  [[], { words: 'None beyond being signed in.', names: [] }],
  [['ADMIN'], { words: 'Only for administrators.', names: [] }],
  [['CREATE_FEATURE'], { words: '', names: ['CREATE_FEATURE'] }],
  [['ADMIN', 'UPDATE_PROJECT'], { words: 'One of', names: ['ADMIN', 'UPDATE_PROJECT'] }],
])('%j', (permissions, expected) => {
  expect(permissionWords(permissions)).toEqual(expected)
})
