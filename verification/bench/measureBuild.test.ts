import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cacheFolder, withSiteLock } from '../../tools/setup/build.mjs'
import { measureBuild } from './measureBuild'

const checkout = process.cwd()

beforeEach(() => process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))))
afterEach(() => process.chdir(checkout))

test('a build is not measured while another program writes the same folders, which stay as they are', async () => {
  fs.mkdirSync('public')
  await withSiteLock('npm run develop', async () => {
    await expect(measureBuild(['public'])).rejects.toThrow('"npm run develop" is running in this folder')
  })
  expect(fs.existsSync('public')).toBe(true)
})

test('after a measured build, the site has to be built again', async () => {
  fs.mkdirSync(cacheFolder, { recursive: true })
  fs.writeFileSync(path.join(cacheFolder, 'build.json'), '{}')
  // The folder has no Gatsby.
  await expect(measureBuild()).rejects.toThrow('The build failed')
  expect(fs.readdirSync(cacheFolder)).toEqual([])
})
