import { expect, test } from 'vitest'
import { partsOfCode } from './BreakableCode'

test.each([
  ['DATABASE_URL', ['DATABASE_URL']],
  ['UPDATE_FEATURE_STRATEGY', ['UPDATE_', 'FEATURE_', 'STRATEGY']],
  ['https://unleash.example.com/auth', ['https://', 'unleash.', 'example.', 'com/', 'auth']],
  ['GET /api/admin/projects/{projectId}', ['GET /api/', 'admin/', 'projects/', '{projectId}']],
  ['GOOGLE_AUTH_ENABLED=true', ['GOOGLE_', 'AUTH_', 'ENABLED=', 'true']],
  ['{"rejectUnauthorized":true}', ['{"reject', 'Unauthorized":', 'true}']],
  ['isEnabledInCurrentEnvironment', ['is', 'Enabled', 'In', 'Current', 'Environment']],
  ['docker compose down --volumes', ['docker compose down --volumes']],
])('%j may break between %j', (code, parts) => {
  expect(partsOfCode(code)).toEqual(parts)
})
