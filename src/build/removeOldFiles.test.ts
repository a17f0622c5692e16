import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { removeOldFiles } from './removeOldFiles'

test('files that an earlier build wrote are removed when a build writes them no longer', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'public-'))
  const files = ['/guide.md', '/reference/api/llms.txt', '/sidebars/docs.json', '/img/logo.svg']
  for (const file of files) {
    fs.mkdirSync(path.dirname(folder + file), { recursive: true })
    fs.writeFileSync(folder + file, 'x')
  }
  const stored = new Map<string, unknown>()
  const cache = {
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
  }
  const left = () => files.filter((file) => fs.existsSync(folder + file))
  await removeOldFiles(files.slice(0, 3), cache, folder)
  expect(left()).toEqual(files)
  await removeOldFiles(['/guide.md'], cache, folder)
  expect(left()).toEqual(['/guide.md', '/img/logo.svg'])
  await removeOldFiles([], cache, folder)
  expect(left()).toEqual(['/img/logo.svg'])
  fs.rmSync(folder, { recursive: true })
})

test('without the cache of the earlier build, its copies and lists are removed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'public-'))
  const files = ['/guide.md', '/old.md', '/api/llms.txt', '/static/a/notes.md', '/img/logo.svg']
  for (const file of files) {
    fs.mkdirSync(path.dirname(folder + file), { recursive: true })
    fs.writeFileSync(folder + file, 'x')
  }
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve(undefined) }
  await removeOldFiles(['/guide.md'], cache, folder)
  const left = files.filter((file) => fs.existsSync(folder + file))
  expect(left).toEqual(['/guide.md', '/static/a/notes.md', '/img/logo.svg'])
  fs.rmSync(folder, { recursive: true })
})
