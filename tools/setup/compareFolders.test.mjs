import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { compareFolders } from './compareFolders.mjs'

const root = mkdtempSync(path.join(os.tmpdir(), 'folders-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** @param {Record<string, string>} files */
function folderWith(name, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name, file)), { recursive: true })
    writeFileSync(path.join(root, name, file), text)
  }
  return path.join(root, name)
}

test('equal files are equal, whatever their folder', () => {
  const files = { 'a.html': 'a', 'page-data/b.json': '{}' }
  expect(compareFolders(folderWith('one', files), folderWith('two', files))).toEqual({ files: 2, differences: [] })
})

test('files that differ, and files of one folder only, are named', () => {
  const one = folderWith('one', { 'a.html': 'a', 'page-data/b.json': '{}' })
  const two = folderWith('two', { 'a.html': 'b', 'c.css': '' })
  expect(compareFolders(one, two).differences).toEqual([
    'a.html differs',
    `c.css is only in ${two}`,
    `page-data/b.json is only in ${one}`,
  ])
})
