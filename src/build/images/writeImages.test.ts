import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { iconNames, writeImages, type DrawnPage } from './writeImages'

const site = { name: 'Example', title: 'Example docs' }
const page = { path: '/how-to/a', title: 'A', description: 'About A.', trail: [{ label: 'How-to guides' }] }

let folder = ''
let cache: GatsbyCache

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'images-'))
  await fs.mkdir(path.join(folder, 'public/how-to'), { recursive: true })
  const values = new Map<string, unknown>()
  const stored = { get: (key: string) => values.get(key), set: (key: string, value: unknown) => values.set(key, value) }
  cache = stored as unknown as GatsbyCache
})

afterEach(() => fs.rm(folder, { recursive: true }))

const write = (...pages: DrawnPage[]) => writeImages(pages, site, cache, path.join(folder, 'public'))

test('an image is drawn once, and again only when its text changes', async () => {
  expect(await write(page)).toBe(iconNames.length + 1)
  expect(await write(page)).toBe(0)
  expect(await write({ ...page, title: 'B' })).toBe(1)
})

test('a missing file is written again', async () => {
  await write(page)
  await fs.rm(path.join(folder, 'public/how-to/a.png'))
  await write(page)
  expect(await fs.readdir(path.join(folder, 'public/how-to'))).toEqual(['a.png'])
})

test('the image of a page that is gone is removed', async () => {
  await write(page)
  await write({ ...page, path: '/how-to/b' })
  expect(await fs.readdir(path.join(folder, 'public/how-to'))).toEqual(['b.png'])
})

test('pages of an older version have the image of its index', async () => {
  const edition = { name: '5.7', path: '/how-to', isCurrent: false, versions: [] }
  await write({ ...page, path: '/how-to', edition }, { ...page, edition })
  expect(await fs.readdir(path.join(folder, 'public'))).toContain('how-to.png')
  expect(await fs.readdir(path.join(folder, 'public/how-to'))).toEqual([])
})
