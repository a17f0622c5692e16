import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { committedAt } from './origin'

const folder = mkdtempSync(path.join(os.tmpdir(), 'origin-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const env = {
  ...process.env,
  GIT_COMMITTER_DATE: '2024-01-08T09:30:00+00:00',
  GIT_AUTHOR_DATE: '2024-01-08T09:30:00+00:00',
}
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })

test('the date of a file comes from its last commit, but not in a shallow clone', async () => {
  git('init', '-q', 'origin')
  writeFileSync(path.join(folder, 'origin/a.json'), '{}')
  writeFileSync(path.join(folder, 'origin/b.json'), '{}')
  git('-C', 'origin', 'add', 'a.json')
  git('-C', 'origin', 'commit', '-q', '-m', 'Add a file')
  git('-C', 'origin', 'commit', '-q', '-m', 'Add nothing', '--allow-empty')
  git('clone', '-q', '--depth', '1', `file://${folder}/origin`, 'shallow')
  expect(await committedAt(path.join(folder, 'origin/a.json'))).toMatch(/^2024-01-08T09:30:00(Z|\+00:00)$/)
  expect(await committedAt(path.join(folder, 'origin/b.json'))).toBeUndefined()
  expect(await committedAt(path.join(folder, 'shallow/a.json'))).toBeUndefined()
  expect(await committedAt(path.join(folder, 'none/a.json'))).toBeUndefined()
})
