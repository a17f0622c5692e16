import fs from 'node:fs'
import { expect, test } from 'vitest'
import { environmentVariables } from '../../content/data/environmentVariables'
import { featureAvailability } from '../../content/data/featureAvailability'
import { versionChanges } from '../../content/data/versionChanges'
import { minorVersion, rangeOf, versionNumber } from '../../plugins/gatsby-source-openapi/shared'

/** The upgrade map begins here; what came earlier isn't in it. */
const firstVersion = '4.13'

interface History {
  since: string
  openSource?: string
  deprecated?: string
  removed?: string
}

const history = JSON.parse(fs.readFileSync('content/data/operationHistory.json', 'utf8')) as {
  sources: [{ operations: Record<string, History> }, { operations: Record<string, History> }]
}
const [openSource, enterprise] = history.sources
const document = JSON.parse(fs.readFileSync('content/openapi/unleash.json', 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string }>>
}
/** `POST /api/admin/projects` by the ID of the operation. */
const endpoints = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`] as const,
    ),
  ),
)

const changesOf = (kind: string, ...changes: string[]) =>
  versionChanges.filter((entry) => entry.kind === kind && changes.includes(entry.change))

test('a reader can choose every minor version', () => {
  const versions = new Set(versionChanges.map(({ version }) => version))
  const missing = [...versions].flatMap((version) => {
    const [major, minor = 0] = version.split('.').map(Number)
    const previous = `${major}.${minor - 1}`
    return minor === 0 || version === firstVersion || versions.has(previous) ? [] : [previous]
  })
  expect(missing).toEqual([])
})

test('a feature has the same version in the upgrade map and in the list of plans', () => {
  const inMap = changesOf('feature', 'added').flatMap(({ version, what = '' }) =>
    [...what.matchAll(/\]\((\/[^)\s]+)\)/g)].flatMap(({ 1: page = '' }) => {
      const feature = featureAvailability.find((candidate) =>
        [candidate.page, ...(candidate.pages ?? [])].includes(page),
      )
      return [`${version} ${feature?.name ?? page}`]
    }),
  )
  const inList = featureAvailability.flatMap(({ name, since, ossSince }) =>
    [since, ossSince].flatMap((version) => (version && isInMap(version) ? [`${version} ${name}`] : [])),
  )
  expect(inMap.toSorted()).toEqual(inList.toSorted())
})

test('an environment variable has the same version in the upgrade map and in the list of variables', () => {
  const isSwitch = /EXPERIMENTAL|KILL_SWITCH/
  const inList = environmentVariables.flatMap(({ names, since = '' }) =>
    names.filter((name) => isInMap(since) && !isSwitch.test(name)).map((name) => `${minorVersion(since)} ${name}`),
  )
  const described = new Set(environmentVariables.flatMap(({ names }) => names))
  const inMap = changesOf('variable', 'added').flatMap(({ version, names = [] }) =>
    names.filter((name) => described.has(name)).map((name) => `${version} ${name}`),
  )
  expect(inMap.toSorted()).toEqual(inList.toSorted())
})

test('a new operation has the same version in the upgrade map and in the history of the API', () => {
  const wrong = changesOf('operation', 'added').flatMap(({ version, names = [] }) =>
    names.flatMap((id) => {
      const endpoint = endpoints.get(id) ?? ''
      const known = openSource.operations[endpoint]
      if (!known) return []
      const since = known.openSource ?? known.since
      if (covers(since, version)) return []
      // An operation that got another path is in the map twice, the second time with the path.
      const isRenamed = changesOf('operation', 'added', 'changed').some(
        (entry) => entry.version === since && entry.what?.includes(`\`${endpoint}\``),
      )
      return isRenamed ? [] : [`${id}: the map says ${version}, the history says ${since} of ${endpoint}.`]
    }),
  )
  expect(wrong).toEqual([])
})

test.each(['deprecated', 'removed'] as const)('an operation is %s in the same version of map and history', (step) => {
  const wrong = [openSource, enterprise].flatMap(({ operations }) =>
    Object.entries(operations).flatMap(([endpoint, { [step]: range }]) => {
      if (range === undefined || range.startsWith('..')) return []
      const found = changesOf('operation', step).filter(({ what }) => what?.includes(`\`${endpoint}\``))
      return found.some(({ version }) => covers(range, version))
        ? []
        : [
            `${endpoint}: the history says ${range}, the map ${found.map(({ version }) => version).join(', ') || 'nothing'}.`,
          ]
    }),
  )
  expect(wrong).toEqual([])
})

/** Whether a version is one of a range such as `5.3..5.6`. */
function covers(range: string, version: string): boolean {
  const { possible = 0, certain = 0 } = rangeOf(range) ?? {}
  const number = versionNumber(version) ?? 0
  return number >= possible && number <= certain
}

function isInMap(version: string): boolean {
  return (versionNumber(version) ?? 0) >= (versionNumber(firstVersion) ?? 0)
}
