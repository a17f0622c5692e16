import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContentFile } from './readContentFile'

let base = ''
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'content-'))
  mkdirSync(path.join(base, 'docs/a'), { recursive: true })
  mkdirSync(path.join(base, 'docs-private'))
  writeFileSync(path.join(base, 'secret'), 'secret')
  writeFileSync(path.join(base, 'docs-private/secret'), 'secret')
  writeFileSync(path.join(base, 'docs/a/x.ts'), 'x')
  symlinkSync(path.join(base, 'secret'), path.join(base, 'docs/link'))
  symlinkSync(path.join(base, 'docs/a/x.ts'), path.join(base, 'docs/inside'))
})
afterAll(() => rmSync(base, { recursive: true }))

test.each([
  ['docs/a/x.ts', 'x'],
  ['docs/a/../a/x.ts', 'x'],
  ['docs/inside', 'x'],
  ['docs/a/no.ts', undefined],
  ['docs/a', undefined],
  ['docs', undefined],
  ['docs/../secret', undefined],
  ['docs-private/secret', undefined],
  ['docs/link', undefined],
  ['docs/a/x.ts\0.md', undefined],
])('%j gives %j', (file, text) => {
  expect(readContentFile(path.join(base, 'docs'), path.join(base, 'docs/..') + `/${file}`)).toBe(text)
})
