import { expect, test } from 'vitest'
import { compareFacts } from './compareFacts'
import { deriveFacts } from './deriveFacts'
import type { ProductSource } from './productSource'

/** A product as small as it may be, with what the derivations look for. */
const files: Readonly<Record<string, string>> = {
  'src/lib/config.ts': `
    const port = parseEnvVarNumber(process.env.DATABASE_PORT, 5432)
    const max = parseEnvVarNumber(process.env.DATABASE_POOL_MAX, 8)
    const url = process.env.DATABASE_URL ?? process.env.NODE_ENV
    const fresh = process.env.NEW_SETTING`,
  'src/lib/config.test.ts': 'process.env.ONLY_IN_TESTS',
  'src/lib/types/experimental.ts': `
    const a = process.env.UNLEASH_EXPERIMENT
    const b = parseEnvVarBoolean(process.env.DISABLE_NOTIFICATIONS, true)`,
  'src/lib/types/events.ts':
    "export const FEATURE_CREATED = 'feature-created' as const\nexport const NEW =\n    'brand-new'",
  'src/lib/addons/teams-definition.ts': "{\n    name: 'teams',\n    events: [FEATURE_CREATED, NEW],\n}",
  'src/lib/addons/teams.ts': 'events: [OTHER]',
  'src/lib/util/constants.ts': 'export const ALL_OPERATORS = [\n  IN,\n  REGEX,\n] as const',
  'src/migrations/20200101000000-start.js': `
    exports.up = "INSERT INTO permissions VALUES ('CREATE_FEATURE', 'Make flags', 'project'); " +
      "INSERT INTO permissions VALUES ('GONE', 'x', 'root'), ('READ_ROLE', 'Read roles', 'root');" +
      "INSERT INTO feature_types(id, name, description, lifetime_days) VALUES('release', 'Release', 'x', 30);"
    exports.down = "INSERT INTO permissions VALUES ('DOWN', 'x', 'root')"`,
  'src/migrations/20210101000000-later.js': `
    exports.up = "UPDATE permissions SET display_name = 'Create feature toggles' WHERE permission = 'CREATE_FEATURE';" +
      "DELETE FROM permissions WHERE permission IN ('GONE');" +
      "SELECT assign_unleash_permission_to_role('CREATE_FEATURE', 'Owner');" +
      "SELECT assign_unleash_permission_to_role_for_all_environments('READ_ROLE', 'Owner');"`,
  'src/migrations/default-strategies.json': '[{ "name": "userWithId", "parameters": [{ "name": "userIds" }] }]',
  'src/migrations/flexible-rollout-strategy.json':
    '{ "name": "flexibleRollout", "parameters": [{ "name": "rolout" }] }',
}
const source: ProductSource = {
  read: (file) => files[file],
  list: (folder) => Object.keys(files).filter((file) => file.startsWith(`${folder}/`)),
}
const derivedLists = deriveFacts(source)

/** Of a list in content/data. */
function derivedOf(name: string) {
  const derived = derivedLists.find(({ list }) => list === name)
  if (!derived) throw new Error(`Nothing is derived for ${name}.`)
  return derived
}

/** Differences without what the small product does not have. */
const differences = (list: string) => compareFacts(derivedOf(list)).filter((line) => !line.startsWith('- '))

test('variables: new ones, and numbers that are not ours; no tests, settings of Node.js, or experiments that no page names', () => {
  expect(differences('environmentVariables')).toEqual([
    '+ NEW_SETTING',
    '~ DATABASE_POOL_MAX: default is "8" in the source, "4" here',
    '~ DISABLE_NOTIFICATIONS: default is "true" in the source, "false" here',
  ])
})

test('types of events', () => {
  expect(differences('eventTypes')).toEqual(['+ brand-new'])
  expect(compareFacts(derivedOf('eventTypes'))).toContain('- feature-archived')
})

test('events of integrations', () => {
  expect(differences('integrationEvents')).toEqual(['+ teams brand-new'])
  expect(compareFacts(derivedOf('integrationEvents'))).toContain('- teams feature-archived')
})

test('operators', () => {
  expect(differences('constraintOperators')).toEqual(['+ REGEX'])
})

test('types of flags', () => {
  expect(differences('flagTypes')).toEqual(['~ release: lifetime is "30" in the source, "40" here'])
})

test('permissions, as the last migration leaves them', () => {
  expect(differences('permissions')).toEqual([])
  expect(Object.keys(derivedOf('permissions').theirs)).toEqual(['CREATE_FEATURE', 'READ_ROLE'])
})

test('permissions of roles', () => {
  expect(differences('predefinedRoles')).toEqual(['+ Owner READ_ROLE'])
})

test('parameters', () => {
  expect(differences('strategyParameters')).toEqual(['+ flexibleRollout.rolout'])
})

test('every list that can be derived is looked at once', () => {
  const lists = derivedLists.map(({ list }) => list)
  expect(new Set(lists).size).toBe(lists.length)
  expect(lists).toContain('permissions')
})
