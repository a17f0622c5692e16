import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sdks } from '../../content/data/sdks'
import type { FactLists } from '../../plugins/gatsby-source-facts/types'
import { sdkClones } from './sdkClones'
import { checkSpecificationVersions, compareVersions } from './specificationVersions'

type Cell = FactLists['sdkCapabilities'][number]['capabilities'][string]

let folder: string

/** A repository with one commit for each tag. */
function repository(name: string, file: string, textOf: Record<string, string>): void {
  const clone = path.join(folder, 'origin', name)
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', clone, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      stdio: 'pipe',
    })
  git('init', '-q')
  git('config', 'uploadpack.allowFilter', 'true')
  git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  for (const [tag, text] of Object.entries(textOf)) {
    writeFileSync(path.join(clone, file), text)
    git('add', '.')
    git('commit', '-qm', tag, '--allow-empty')
    git('tag', tag)
  }
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'specification-'))
  const pin = (version: string) => `{"devDependencies":{"@unleash/client-specification": "^${version}"}}`
  repository('unleash-client-node', 'package.json', {
    'v3.9.0': pin('4.0.0'),
    'v3.10.0-beta.1': pin('4.2.0'),
    'v3.10.0': pin('4.2.0'),
    'v9.0.0': pin('5.0.0'),
  })
  repository('client-specification', 'specifications/12-custom-stickiness.json', { 'v4.0.0': '{}' })
  const clone = path.join(folder, 'origin/client-specification')
  writeFileSync(path.join(clone, 'specifications/15-global-constraints.json'), '{}')
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', clone, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      stdio: 'pipe',
    })
  git('add', '.')
  for (const tag of ['v4.2.0', 'v5.0.0']) {
    git('commit', '-qm', tag, '--allow-empty')
    git('tag', tag)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is wrong with a cell of Node.js, whose last release is 5.3.0. */
function check(name: string, cell: Cell, exceptions: Record<string, string> = {}) {
  const node = sdks.filter((sdk) => sdk.name === 'node')
  const cloneOf = sdkClones(path.join(folder, 'clones'), `file://${path.join(folder, 'origin')}`)
  return checkSpecificationVersions(
    [{ name, side: 'server', label: name, capabilities: { node: cell } }],
    node,
    cloneOf,
    exceptions,
  )
}

const since = (version: string): Cell => ({ state: 'yes', since: version, proof: 'x' })

test.each<[string, Cell, string[]]>([
  ['segments', since('3.10.0'), []],
  ['segments', since('3.5'), []],
  [
    'segments',
    since('4.0.0'),
    ['segments > node: since 4.0.0, but v3.10.0 already runs 15-global-constraints.json of the client specification.'],
  ],
  [
    'custom-stickiness',
    { state: 'no', proof: 'x' },
    ['custom-stickiness > node: "no", but v3.9.0 already runs 12-custom-stickiness.json of the client specification.'],
  ],
])('%s %j', (name, cell, contradictions) => {
  expect(check(name, cell)).toEqual({ derived: 1, contradictions })
})

test('what no release runs, or only one after the documented release, is not derived', () => {
  expect(check('variants', since('9.0.0'))).toEqual({ derived: 0, contradictions: [] })
  expect(check('variant-seed', { state: 'no', proof: 'x' })).toEqual({ derived: 0, contradictions: [] })
  expect(check('metrics', since('9.0.0'))).toEqual({ derived: 0, contradictions: [] })
})

test('an exception allows a later release, as long as it is needed', () => {
  const exceptions = { 'segments > node': 'The test is skipped.' }
  expect(check('segments', since('4.0.0'), exceptions).contradictions).toEqual([])
  expect(check('segments', since('3.10.0'), exceptions).contradictions).toEqual([
    'segments > node: the exception in specificationVersions.ts is no longer needed.',
  ])
})

test('a repository that cannot be cloned is named', () => {
  const cloneOf = sdkClones(path.join(folder, 'clones'), `file://${path.join(folder, 'origin')}`)
  expect(() => cloneOf('unleash-client-none')).toThrow(/^unleash-client-none could not be cloned to /)
})

test.each([
  ['1.2', '1.2.0', 0],
  ['1.10', '1.9.5', 1],
  ['3.9.2', '4', -1],
])('%s compared with %s: %d', (a, b, sign) => expect(Math.sign(compareVersions(a, b))).toBe(sign))
