import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A string of the section [build]. A basic string of TOML without its longer escapes is one of JSON. */
function buildSetting(name: string): string {
  const section =
    fs
      .readFileSync('netlify.toml', 'utf8')
      .split(/^\[/m)
      .find((text) => text.startsWith('build]')) ?? ''
  return JSON.parse(new RegExp(`^ *${name} = (".*")$`, 'm').exec(section)?.[1] ?? 'null') as string
}

let folder = ''
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()

/** Commits files and returns the commit. */
function commit(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'Change files')
  return git('rev-parse', 'HEAD')
}

/** Whether Netlify would skip the build of the second commit after one of the first. */
function isSkipped(before: string, after: string): boolean {
  const env = { ...process.env, CACHED_COMMIT_REF: before, COMMIT_REF: after }
  return spawnSync('bash', ['-c', buildSetting('ignore')], { cwd: folder, env }).status === 0
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'netlify-'))
  git('init', '-q')
})

afterAll(() => fs.rmSync(folder, { recursive: true }))

test.each([
  ['content/docs/a.mdx', false],
  ['src/a.ts', false],
  ['gatsby-config.ts', false],
  ['package-lock.json', false],
  ['netlify.toml', false],
  ['tools/setup/build.mjs', false],
  ['verification/bench.ts', true],
  ['e2e/a.spec.ts', true],
  ['README.md', true],
])('a change of %s: build skipped %s', (file, skipped) => {
  const before = commit({ 'content/a.mdx': file, 'README.md': file })
  expect(isSkipped(before, commit({ [file]: 'changed' }))).toBe(skipped)
})

test('a build without a new commit, and one after an unknown commit, are not skipped', () => {
  const head = commit({ 'README.md': String(Math.PI) })
  expect(isSkipped(head, head)).toBe(false)
  expect(isSkipped('0'.repeat(40), head)).toBe(false)
})

test('a shallow clone gets the whole history before the build', () => {
  commit({ 'README.md': 'one' })
  commit({ 'README.md': 'two' })
  const clone = path.join(folder, 'clone')
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, clone])
  const command = buildSetting('command').replace('npm run types && npm run build', 'git rev-list --count HEAD')
  const counted = execFileSync('bash', ['-c', command], {
    cwd: clone,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  expect(counted.trim()).toBe(git('rev-list', '--count', 'HEAD'))
})

test.each([
  ['the types are right', 0, ['run types', 'run build']],
  ['the types are wrong', 1, ['run types']],
])('when %s, the build ends with %d', (_case, status, commands) => {
  const programs = fs.mkdtempSync(path.join(folder, 'programs-'))
  const log = path.join(programs, 'log.txt')
  fs.writeFileSync(
    path.join(programs, 'npm'),
    `#!/bin/sh\necho "$*" >> ${log}\ncase "$*" in *types) exit ${status};; esac\n`,
    { mode: 0o755 },
  )
  const env = { ...process.env, PATH: `${programs}:${process.env['PATH']}` }
  expect(spawnSync('bash', ['-c', buildSetting('command')], { cwd: folder, env }).status).toBe(status)
  expect(fs.readFileSync(log, 'utf8').trim().split('\n')).toEqual(commands)
})

test('Netlify, version managers and workflows build with the same Node.js', () => {
  expect(/^NODE_VERSION = "(.*)"$/m.exec(fs.readFileSync('netlify.toml', 'utf8'))?.[1]).toBe(
    fs.readFileSync('.nvmrc', 'utf8').trim(),
  )
})
