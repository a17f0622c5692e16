import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastCommits, newestDates } from './createResolvers'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commits-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function git(args: string[], dates: Record<string, string> = {}): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'ignore', env: { ...process.env, ...dates } })
}

function commit(date: string): void {
  git(['add', '.'])
  git(['commit', '-m', 'x'], { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' })
}

test('the newest commit of each file counts, in UTC', async () => {
  git(['init'])
  mkdirSync(path.join(folder, 'content/docs'), { recursive: true })
  writeFileSync(path.join(folder, 'content/docs/a.mdx'), '1')
  writeFileSync(path.join(folder, 'content/docs/é b.mdx'), '1')
  writeFileSync(path.join(folder, 'other'), '1')
  commit('2024-01-01T12:00:00+02:00')
  writeFileSync(path.join(folder, 'content/docs/a.mdx'), '2')
  commit('2024-02-01T12:00:00Z')
  writeFileSync(path.join(folder, 'content/docs/new.mdx'), '1')
  expect(await lastCommits('content/docs', folder)).toEqual(
    new Map([
      ['content/docs/a.mdx', '2024-02-01T12:00:00.000Z'],
      ['content/docs/é b.mdx', '2024-01-01T10:00:00.000Z'],
    ]),
  )
})

test('without a repository there are no dates', async () => {
  expect(await lastCommits('content/docs', folder)).toEqual(new Map())
})

test('a shallow clone has none: every file would seem to be of its last commit', async () => {
  git(['init', 'origin'])
  const origin = path.join(folder, 'origin')
  writeFileSync(path.join(origin, 'a'), '1')
  git(['-C', origin, 'add', '.'])
  git(['-C', origin, 'commit', '-m', 'x'])
  git(['-C', origin, 'commit', '-m', 'y', '--allow-empty'])
  git(['clone', '--depth', '1', `file://${origin}`, 'clone'])
  expect([...(await lastCommits('.', origin)).keys()]).toEqual(['a'])
  expect(await lastCommits('.', path.join(folder, 'clone'))).toEqual(new Map())
})

test('a log in another order gives the newest date', () => {
  const log =
    'commit 2024-01-01T00:00:00Z\n\na\n\ncommit 2024-03-01T00:00:00+05:00\n\na\nb\n\ncommit 2024-02-01T00:00:00Z\n\nb\n'
  expect(newestDates(log)).toEqual(
    new Map([
      ['a', '2024-02-29T19:00:00.000Z'],
      ['b', '2024-02-29T19:00:00.000Z'],
    ]),
  )
})
