import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withEditedFile } from './withEditedFile'

// Bytes that aren't UTF-8 have to survive as well.
const original = Buffer.from([0x61, 0x0d, 0x0a, 0xff, 0x62])

function newFile(): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'edited-')), 'page.mdx')
  fs.writeFileSync(file, original)
  return file
}

test('the file is changed meanwhile and the same afterwards', async () => {
  const file = newFile()
  const meanwhile = await withEditedFile(
    file,
    (text) => text.replace('a', 'other'),
    async () => fs.readFileSync(file, 'utf8'),
  )
  expect(meanwhile).toMatch(/^other/)
  expect(fs.readFileSync(file).equals(original)).toBe(true)
})

test('the file is the same after a failure', async () => {
  const file = newFile()
  await expect(
    withEditedFile(
      file,
      () => 'other',
      () => Promise.reject(new Error('failed')),
    ),
  ).rejects.toThrow('failed')
  expect(fs.readFileSync(file).equals(original)).toBe(true)
})
