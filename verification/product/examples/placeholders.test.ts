import { describe, expect, test } from 'vitest'
import { insertValues, moveDates, tokenTypeFor, unsetVariables, wantedTokens } from './placeholders'

describe('the token of', () => {
  test.each([
    ["-H 'Authorization: user:<secret>'", 'user:<secret>', 'personal * *'],
    [
      "-H 'Authorization: user:<secret of the service account>'",
      'user:<secret of the service account>',
      'personal * *',
    ],
    ["-H 'Authorization: *:*.<secret>'", '*:*.<secret>', 'admin * *'],
    [
      "curl /api/client/features -H 'Authorization: default:development.<secret>'",
      'default:development.<secret>',
      'client development default',
    ],
    [
      "curl /api/frontend -H 'Authorization: default:development.<secret>'",
      'default:development.<secret>',
      'frontend development default',
    ],
    [
      "curl /api/frontend\n-H 'Authorization: *:production.<client-secret>'",
      '*:production.<client-secret>',
      'client production *',
    ],
    ["export UNLEASH_FRONTEND_TOKEN='*:development.<secret>'", '*:development.<secret>', 'frontend development *'],
    [
      'curl /api/client/features [] []:production.<secret>',
      '[]:production.<secret>',
      'client production default,payments',
    ],
    ["clientKey: 'web-shop:staging.<secret>'", 'web-shop:staging.<secret>', 'frontend staging web-shop'],
  ])('%s', (code, text, expected) => {
    const shown = [...wantedTokens(code)].map(([found, { type, environment, projects }]) => [
      found,
      `${type} ${environment} ${projects.join()}`,
    ])
    expect(shown).toEqual([[text, expected]])
  })

  test.each([
    ['/api/admin/projects', 'personal'],
    ['/api/client/features', 'client'],
    ['/api/frontend/client/metrics', 'frontend'],
  ])('%s without a placeholder', (endpoint, type) => {
    expect(tokenTypeFor(endpoint)).toBe(type)
  })
})

test('servers and tokens are replaced', () => {
  const code = "curl https://unleash.example.com/api -H 'Authorization: user:<secret>'; curl http://localhost:4242"
  const values = new Map([['user:<secret>', 'user:1']])
  expect(insertValues(code, { url: 'http://127.0.0.1:1', values })).toBe(
    "curl http://127.0.0.1:1/api -H 'Authorization: user:1'; curl http://127.0.0.1:1",
  )
})

test.each([
  ['curl "$UNLEASH_URL/$ID"', '', ['UNLEASH_URL', 'ID']],
  ['echo ${STRATEGY_ID}', '', ['STRATEGY_ID']],
  ['export A_B=1\necho $A_B', '', []],
  ['echo $A_B', 'A_B=$(ls)', []],
  ['customHeaders: { Authorization: process.env.UNLEASH_TOKEN }', '', ['UNLEASH_TOKEN']],
  ['echo $name', '', []],
])('variables of %s after "%s"', (code, before, expected) => {
  expect(unsetVariables(code, before)).toEqual(expected)
})

test('dates are moved to the present', () => {
  const now = Date.parse('2026-01-08T10:30:00.000Z')
  expect(moveDates('{"expiresAt": "2024-01-09T09:30:00.000Z", "version": "2024"}', now)).toBe(
    '{"expiresAt": "2026-01-09T10:30:00.000Z", "version": "2024"}',
  )
})
