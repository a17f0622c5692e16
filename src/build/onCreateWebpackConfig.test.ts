import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stableHash, styleSheetDigest } from './onCreateWebpackConfig'

function digestOf(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sheets-'))
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
  const digest = styleSheetDigest(folder)
  fs.rmSync(folder, { recursive: true })
  return digest
}

const before = { 'a.css': 'p {}', 'parts/b.css': 'a {}', 'c.ts': '' }

test.each([
  ['another text', { ...before, 'parts/b.css': 'a { color: red }' }],
  ['a new sheet', { ...before, 'd.css': '' }],
  ['a sheet elsewhere', { 'a.css': 'p {}', 'b.css': 'a {}', 'c.ts': '' }],
  ['text that moved to the next sheet', { ...before, 'a.css': '', 'parts/b.css': 'p {}a {}' }],
])('changes with %s', (_, after) => expect(digestOf(after)).not.toBe(digestOf(before)))

test('stays when nothing or something else changes', () => {
  expect(digestOf({ ...before, 'c.ts': 'let a' })).toBe(digestOf(before))
})

/** The hash of a build that wrote these files. */
function hashOf(...files: string[]) {
  const compilation = { hash: 'by webpack', assets: Object.fromEntries(files.map((file) => [file, {}])) }
  stableHash.apply({ hooks: { afterEmit: { tap: (_, change) => change(compilation) } } })
  return compilation.hash
}

test('the hash of a build depends on the names of its files, not on their order', () => {
  expect(hashOf('app-1.js', 'styles.2.css')).toMatch(/^[\da-f]{20}$/)
  expect(hashOf('styles.2.css', 'app-1.js')).toBe(hashOf('app-1.js', 'styles.2.css'))
  expect(hashOf('app-3.js', 'styles.2.css')).not.toBe(hashOf('app-1.js', 'styles.2.css'))
})
