import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFile } from './replaceFile'

let folder: string

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'replace-file-'))
})

afterEach(() => fs.rm(folder, { recursive: true }))

test('a program that has opened the file still reads the text from before, not an empty or unfinished one', async () => {
  const file = path.join(folder, 'src', 'Shop.tsx')
  const draft = path.join(folder, 'draft')
  await replaceFile(file, 'before', draft)
  const reader = await fs.open(file)
  await replaceFile(file, 'after', draft)
  expect(await reader.readFile('utf8')).toBe('before')
  await reader.close()
  expect(await fs.readFile(file, 'utf8')).toBe('after')
  expect(await fs.readdir(folder)).toEqual(['src'])
})
