import type { FactLists } from '../../plugins/gatsby-source-facts/types'
import { tryGit } from './git'

type Capability = FactLists['sdkCapabilities'][number]
type Sdk = FactLists['sdks'][number]

/** The file of the client specification that tests a capability, or the version in which its expected results changed. */
const testOf: Readonly<Record<string, string>> = {
  variants: '08-variants.json',
  'in-operators': '09-strategy-constraints.json',
  strategies: '10-flexible-rollout-strategy.json',
  'custom-stickiness': '12-custom-stickiness.json',
  'more-operators': '13-constraint-operators.json',
  segments: '15-global-constraints.json',
  'strategy-variants': '16-strategy-variants.json',
  dependencies: '17-dependent-features.json',
  'variant-seed': '5.0.0',
}

/** Where SDKs name the version of the specification that their tests run. Without an expression, it's a submodule. */
const pins: Readonly<Record<string, readonly (readonly [path: string, version?: RegExp])[]>> = {
  dotnet: [
    ['tests/Unleash.Tests/Integration/ClientSpecificationTests.cs', /csTestsVersion = "v([\d.]+)"/],
    ['build.cake', /csTestsVersion = "v([\d.]+)"/],
  ],
  go: [['.github/workflows/build.yml', /client-specification\s+ref: refs\/tags\/v([\d.]+)/]],
  java: [['pom.xml', /<version\.unleash\.specification>([\d.]+)</]],
  node: [['package.json', /"@unleash\/client-specification": "[\^~]?([\d.]+)"/]],
  php: [['tests/client-specification']],
  python: [['UnleashClient/constants.py', /CLIENT_SPEC_VERSION = "([\d.]+)"/]],
  ruby: [
    ['lib/unleash/client_specification_version.rb', /"([\d.]+)"/],
    ['.github/workflows/pull_request.yml', /--branch v([\d.]+) https:\/\/github\.com\/Unleash\/client-specification/],
    ['.travis.yml', /--branch v([\d.]+) https:\/\/github\.com\/Unleash\/client-specification/],
  ],
  rust: [['client-specification']],
}

/** Cells that name a later release than the first one with the test, and why. */
const laterThanTest: Readonly<Record<string, string>> = {
  'custom-stickiness > go': 'spec_test.go skips the test before 3.5.0.',
  'dependencies > go': '3.9.1 reads `enabled: true` of a dependency as false, which no test covers.',
  'strategy-variants > java':
    '8.2.1 and 8.3.0 pick the strategy, and so the variant, without its constraints, which no test covers.',
}

export interface SpecificationReport {
  /** Cells for which a release runs the tests of the capability. */
  derived: number
  contradictions: string[]
}

/**
 * Compares the SDK matrix with the versions of the client specification that the tests of each release run: an SDK supports what the
 * specification tests, at the latest since the first such release.
 * @param cloneOf the folder of a repository below github.com/Unleash.
 * @param exceptions cells that may name a later release; one that isn't needed is a contradiction, too.
 */
export function checkSpecificationVersions(
  capabilities: readonly Capability[],
  sdks: readonly Sdk[],
  cloneOf: (repository: string) => string,
  exceptions = laterThanTest,
): SpecificationReport {
  const specification = cloneOf('client-specification')
  const report: SpecificationReport = { derived: 0, contradictions: [] }
  const unused = new Set(Object.keys(exceptions))
  for (const { name: sdk, repository, version: last } of sdks) {
    const places = pins[sdk]
    if (!places) continue
    const clone = cloneOf(repository)
    const releases = releasesOf(clone).filter((release) => compareVersions(release.version, last) <= 0)
    const revisions = releases.map((release) => ({ ...release, revision: pinnedRevision(clone, release.tag, places) }))
    for (const { name, capabilities: cells } of capabilities) {
      const cell = cells[sdk]
      const tested = testOf[name]
      const first =
        tested === undefined
          ? undefined
          : revisions.find(({ revision }) => revision !== undefined && hasTest(specification, revision, tested))
      if (!cell || !first) continue
      report.derived++
      const entry = `${name} > ${sdk}`
      const proof = `${first.tag} already runs ${tested} of the client specification`
      if (cell.state === 'no') report.contradictions.push(`${entry}: "no", but ${proof}.`)
      else if (compareVersions(cell.since, first.version) > 0 && !unused.delete(entry)) {
        report.contradictions.push(`${entry}: since ${cell.since}, but ${proof}.`)
      }
    }
  }
  for (const entry of unused)
    report.contradictions.push(`${entry}: the exception in specificationVersions.ts is no longer needed.`)
  return report
}

/** Releases without previews, the oldest version first. Tags of PHP end with the version of PHP: `v2.2.082` is 2.2.0 for PHP 8.2. */
function releasesOf(clone: string): { tag: string; version: string }[] {
  return (tryGit(clone, 'tag') ?? '')
    .split('\n')
    .flatMap((tag) => {
      const version = /^(?:[a-z-]+-)?v?(\d+\.\d+(?:\.\d+)*)$/.exec(tag)?.[1]
      return version === undefined ? [] : [{ tag, version: version.replace(/\.(\d)[78]\d$/, '.$1') }]
    })
    .sort((a, b) => compareVersions(a.version, b.version))
}

/** A tag or commit of the specification's repository. */
function pinnedRevision(clone: string, tag: string, places: (typeof pins)[string]): string | undefined {
  for (const [path, version] of places) {
    const found = version
      ? version.exec(tryGit(clone, 'show', `${tag}:${path}`) ?? '')?.[1]
      : / commit ([0-9a-f]{40})/.exec(tryGit(clone, 'ls-tree', tag, path) ?? '')?.[1]
    if (found !== undefined) return version ? `v${found}` : found
  }
  return undefined
}

function hasTest(specification: string, revision: string, tested: string): boolean {
  if (/^\d/.test(tested) && !tested.endsWith('.json')) {
    return tryGit(specification, 'merge-base', '--is-ancestor', `v${tested}`, revision) !== undefined
  }
  return tryGit(specification, 'cat-file', '-e', `${revision}:specifications/${tested}`) !== undefined
}

/** Negative if `a` is the older one. Missing parts are 0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]]
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
