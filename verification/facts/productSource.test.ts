import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productSource } from './productSource'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'facts-'))
  mkdirSync(path.join(folder, 'src/lib'), { recursive: true })
  writeFileSync(path.join(folder, 'src/lib/a.ts'), 'committed')
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' })
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'a')
  git('tag', 'v1.0.0')
  git('clone', '-q', '--bare', '.', 'bare.git')
  writeFileSync(path.join(folder, 'src/lib/a.ts'), 'changed')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a working copy is read as it is', () => {
  const source = productSource(folder)
  expect(source.list('src/lib')).toEqual(['src/lib/a.ts'])
  expect(source.read('src/lib/a.ts')).toBe('changed')
  expect(source.read('src/lib/b.ts')).toBeUndefined()
})

test('at a revision, also of a bare repository, it is read as it was committed', () => {
  for (const repository of [folder, path.join(folder, 'bare.git')]) {
    const source = productSource(repository, 'v1.0.0')
    expect(source.list('src/lib')).toEqual(['src/lib/a.ts'])
    expect(source.read('src/lib/a.ts')).toBe('committed')
    expect(source.read('src/lib/b.ts')).toBeUndefined()
  }
})

test('a bare repository needs a revision', () => {
  expect(() => productSource(path.join(folder, 'bare.git'))).toThrow('--revision')
})

test('a revision that the repository does not have is named', () => {
  expect(() => productSource(folder, 'v9')).toThrow(`${folder} has no revision "v9": fatal: Not a valid object name v9`)
})
