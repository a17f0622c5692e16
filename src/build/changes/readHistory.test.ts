import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseHistory, readHistory } from './readHistory'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'))
  mkdirSync(path.join(folder, 'docs'))
  git('init', '-q')
  git('config', 'uploadpack.allowFilter', 'true')
})
afterEach(() => rmSync(folder, { recursive: true }))

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
  })
}

function commit(day: string, files: Record<string, string> = {}): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  git('add', '.')
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'x'], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00+02:00` },
  })
}

function threeCommits(): void {
  commit('2024-01-08', { 'docs/a.mdx': '1\n2\n3\n4\n', 'docs/a.webp': '1' })
  commit('2024-01-09', { 'docs/a.mdx': '1\n2\n3\n5\n6\n' })
  git('mv', 'docs/a.mdx', 'docs/é b.mdx')
  commit('2024-01-10')
}

test('commits of a folder with added lines and moves, the newest first', async () => {
  threeCommits()
  expect(await readHistory('docs', folder)).toEqual([
    { date: '2024-01-10T10:00:00.000Z', files: [{ file: 'docs/é b.mdx', movedFrom: 'docs/a.mdx', addedLines: 0 }] },
    { date: '2024-01-09T10:00:00.000Z', files: [{ file: 'docs/a.mdx', addedLines: 2 }] },
    { date: '2024-01-08T10:00:00.000Z', files: [{ file: 'docs/a.mdx', addedLines: 4 }] },
  ])
})

test('a shallow clone has no history: every page would seem to be new', async () => {
  threeCommits()
  git('clone', '-q', '--depth', '1', `file://${folder}`, 'clone')
  expect(await readHistory('docs', path.join(folder, 'clone'))).toBeUndefined()
})

test('a partial clone has the history if it has the pages of the past', async () => {
  threeCommits()
  git('clone', '-q', '--no-checkout', '--filter=blob:none', `file://${folder}`, 'without')
  expect(await readHistory('docs', path.join(folder, 'without'))).toBeUndefined()
  git('clone', '-q', '--depth', '1', `file://${folder}`, 'completed')
  // As netlify.toml does it.
  git('-C', 'completed', 'fetch', '-q', '--unshallow', '--filter=blob:limit=64k')
  expect(await readHistory('docs', path.join(folder, 'completed'))).toHaveLength(3)
})

test('without a repository, or commits of the folder, there is no history', async () => {
  expect(await readHistory('docs', folder)).toBeUndefined()
  commit('2024-01-08', { other: '1' })
  expect(await readHistory('docs', folder)).toBeUndefined()
  rmSync(path.join(folder, '.git'), { recursive: true })
  expect(await readHistory('docs', folder)).toBeUndefined()
})

test('a binary file has no lines, a log without commits no entries', () => {
  expect(parseHistory('')).toEqual([])
  expect(parseHistory('commit 2024-01-08T00:00:00Z\0\n-\t-\ta.webp\0')).toEqual([
    { date: '2024-01-08T00:00:00.000Z', files: [{ file: 'a.webp', addedLines: 0 }] },
  ])
})
