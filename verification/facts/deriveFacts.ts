import { activationStrategies } from '../../content/data/activationStrategies'
import { constraintOperators as constraintOperatorsData } from '../../content/data/constraintOperators'
import { environmentVariables as environmentVariablesData } from '../../content/data/environmentVariables'
import { eventTypes as eventTypesData } from '../../content/data/eventTypes'
import { flagTypes as flagTypesData } from '../../content/data/flagTypes'
import { integrationEvents as integrationEventsData } from '../../content/data/integrationEvents'
import { permissions as permissionsData } from '../../content/data/permissions'
import { predefinedRoles as predefinedRolesData } from '../../content/data/predefinedRoles'
import { strategyParameters as strategyParametersData } from '../../content/data/strategyParameters'
import type { ProductSource } from './productSource'

/** Facts by name, with the fields of each: `CREATE_FEATURE` → `{ scope: 'project' }`. */
type Facts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A list of content/data and the same list according to the source code of the product. */
export interface Derived {
  /** Name of the file in content/data. */
  list: string
  ours: Facts
  theirs: Facts
}

/** Every list of content/data that can be derived from the source code of the product. */
export function deriveFacts(source: ProductSource): Derived[] {
  const derivations = [
    constraintOperators,
    environmentVariables,
    eventTypes,
    flagTypes,
    integrationEvents,
    permissions,
    predefinedRoles,
    strategyParameters,
  ]
  return derivations.map((derive) => derive(source))
}

/** Facts of which only the name is compared. */
function named(names: readonly string[]): Facts {
  return Object.fromEntries(names.map((name) => [name, {}]))
}

/** The names in ALL_OPERATORS. */
function constraintOperators(source: ProductSource): Derived {
  const text = source.read('src/lib/util/constants.ts') ?? ''
  const [, listed = ''] = /ALL_OPERATORS = \[([^\]]*)\]/.exec(text) ?? []
  return {
    list: 'constraintOperators',
    ours: named(constraintOperatorsData.map(({ name }) => name)),
    theirs: named([...listed.matchAll(/[A-Z_]+/g)].map(([name]) => name)),
  }
}

/** Switches of experiments; the documentation has those that its pages name. */
const experiments = 'src/lib/types/experimental.ts'
/** Not settings: variables of Node.js and the host, of tests, and of editions that are not in the public source. */
const noSettings = new Set(['NODE_ENV', 'HOSTNAME', 'UNLEASH_DATABASE_NAME', 'UNLEASH_DATABASE_SCHEMA'])
/** The number in the call replaces malformed values; the default is set in another place. */
const defaultElsewhere = new Set(['CLIENT_FEATURE_CACHING_MAXAGE'])

/** Variables that the server reads, with the defaults of those it reads as numbers or booleans. */
function environmentVariables(source: ProductSource): Derived {
  const files = source.list('src/lib').filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\/test\//.test(file))
  const texts = files.map((file) => source.read(file) ?? '')
  const ofPages = new Set(
    environmentVariablesData.filter(({ group }) => group === 'experimental').flatMap(({ names }) => names),
  )
  const experimental = new Set(namesIn(source.read(experiments) ?? '').filter((name) => !ofPages.has(name)))
  const theirs: Record<string, Record<string, string>> = {}
  for (const text of texts) {
    for (const name of namesIn(text)) {
      if (!noSettings.has(name) && !experimental.has(name)) theirs[name] ??= {}
    }
    for (const [, name = '', value = ''] of text.matchAll(
      /parseEnvVar(?:Number|Boolean)\(\s*process\.env\.(\w+),\s*(\w+),?\s*\)/g,
    )) {
      if (theirs[name] && !defaultElsewhere.has(name) && /^(\d+|true|false)$/.test(value)) theirs[name].default = value
    }
  }
  const ours: Record<string, Record<string, string>> = {}
  for (const { names, default: value = '' } of environmentVariablesData) {
    const [, literal] = /^`(\d+|true|false)`$/.exec(value) ?? []
    for (const name of names) ours[name] = literal === undefined ? {} : { default: literal }
  }
  return { list: 'environmentVariables', ours, theirs }
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/process\.env\s*\.\s*([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name)
}

/** Constants of types/events.ts. */
function eventTypes(source: ProductSource): Derived {
  return {
    list: 'eventTypes',
    ours: named(eventTypesData.map(({ name }) => name)),
    theirs: named(eventConstants(source).map(([, name]) => name)),
  }
}

/** Constants with the names of events: `FEATURE_CREATED`, `feature-created`. */
function eventConstants(source: ProductSource): [constant: string, name: string][] {
  const text = source.read('src/lib/types/events.ts') ?? ''
  return [...text.matchAll(/export const ([A-Z_]+) =\s*'([a-z-]+)'/g)].map(([, constant = '', name = '']) => [
    constant,
    name,
  ])
}

/** Rows that migrations put into `feature_types`. */
function flagTypes(source: ProductSource): Derived {
  const rows = migrations(source).flatMap((text) =>
    [...text.matchAll(/INTO feature_types\([^)]*\)\s*VALUES\s*\('([^']+)',\s*'([^']+)',\s*'[^']*',\s*(\w+)\)/gi)].map(
      ([, name = '', label = '', lifetime = '']) => [name, { label, lifetime }] as const,
    ),
  )
  return {
    list: 'flagTypes',
    ours: Object.fromEntries(
      flagTypesData.map(({ name, label, lifetimeDays }) => [name, { label, lifetime: String(lifetimeDays) }]),
    ),
    theirs: Object.fromEntries(rows),
  }
}

/** Entries of `events` in each definition of an integration: `teams feature-created`. */
function integrationEvents(source: ProductSource): Derived {
  const constants = new Map(eventConstants(source))
  const definitions = source.list('src/lib/addons').filter((file) => file.endsWith('-definition.ts'))
  const theirs = definitions.flatMap((file) => {
    const text = source.read(file) ?? ''
    const [, name = file] = /^ {4}name: '([a-z-]+)'/m.exec(text) ?? []
    const [, listed = ''] = /events: \[([^\]]*)\]/.exec(text) ?? []
    return [...listed.matchAll(/[A-Z_]+/g)].map(([event]) => `${name} ${constants.get(event) ?? event}`)
  })
  const ours = integrationEventsData.flatMap(({ name, events }) => events.map((event) => `${name} ${event}`))
  return { list: 'integrationEvents', ours: named(ours), theirs: named(theirs) }
}

/** Permissions with label and scope, as the migrations leave them: the last statement about each counts. */
function permissions(source: ProductSource): Derived {
  const theirs: Record<string, Record<string, string>> = {}
  for (const text of migrations(source)) {
    for (const [, name = '', label = '', scope = ''] of text.matchAll(
      /\(\s*'([A-Z][A-Z_]+)',\s*'([^']*)',\s*'(root|project|environment)'\s*\)/g,
    )) {
      theirs[name] ??= { label, scope }
    }
    for (const [, label = '', name = ''] of text.matchAll(
      /UPDATE permissions SET display_name\s*=\s*'([^']*)'\s*WHERE permission\s*=\s*'([A-Z_]+)'/gi,
    )) {
      if (theirs[name]) theirs[name].label = label
    }
    for (const [, where = ''] of text.matchAll(/DELETE FROM permissions WHERE permission\s*(?:=|IN)\s*([^;]+);/gi)) {
      for (const [, name = ''] of where.matchAll(/'([A-Z_]+)'/g)) Reflect.deleteProperty(theirs, name)
    }
  }
  return {
    list: 'permissions',
    ours: Object.fromEntries(permissionsData.map(({ name, label, scope }) => [name, { label, scope }])),
    theirs,
  }
}

/** The `up` part of each migration, in order. */
function migrations(source: ProductSource): string[] {
  return source
    .list('src/migrations')
    .filter((file) => /\/\d+[^/]*\.js$/.test(file))
    .map((file) => (source.read(file) ?? '').split(/exports\.down\b/)[0] ?? '')
}

/** Roles and their permissions: `Editor CREATE_PROJECT`. Migrations since 2023 assign permissions with an SQL function. */
function predefinedRoles(source: ProductSource): Derived {
  const given = migrations(source).flatMap((text) =>
    [...text.matchAll(/assign_unleash_permission_to_role(?:_for_all_environments)?\('([A-Z_]+)',\s*'(\w+)'\)/g)].map(
      ([, permission = '', role = '']) => `${role} ${permission}`,
    ),
  )
  const ours = predefinedRolesData.flatMap(({ name, permissions }) =>
    permissions.map((permission) => `${name} ${permission}`),
  )
  return { list: 'predefinedRoles', ours: named(ours), theirs: named(given) }
}

interface StoredStrategy {
  name: string
  parameters: { name: string }[]
}

/** Parameters of the strategies that a new instance has; the deprecated ones came with older versions. */
function strategyParameters(source: ProductSource): Derived {
  const stored = ['default-strategies', 'flexible-rollout-strategy'].flatMap((file): StoredStrategy[] => {
    const json = JSON.parse(source.read(`src/migrations/${file}.json`) ?? '[]') as StoredStrategy | StoredStrategy[]
    return Array.isArray(json) ? json : [json]
  })
  const theirs = stored.flatMap(({ name, parameters }) => parameters.map((parameter) => `${name}.${parameter.name}`))
  const kept = activationStrategies.filter(({ status }) => status !== 'deprecated since v4').map(({ name }) => name)
  const ours = strategyParametersData
    .filter(({ strategy }) => kept.includes(strategy))
    .map(({ strategy, name }) => `${strategy}.${name}`)
  return { list: 'strategyParameters', ours: named(ours), theirs: named(theirs) }
}
