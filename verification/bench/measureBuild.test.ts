import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cacheFolder } from '../../tools/setup/build.mjs'
import { measureBuild } from './measureBuild'

const checkout = process.cwd()

beforeEach(() => process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))))
afterEach(() => process.chdir(checkout))

test('after a measured build, the site has to be built again', async () => {
  fs.mkdirSync(cacheFolder, { recursive: true })
  fs.writeFileSync(path.join(cacheFolder, 'build.json'), '{}')
  // The folder has no Gatsby.
  await expect(measureBuild()).rejects.toThrow('The build failed')
  expect(fs.readdirSync(cacheFolder)).toEqual([])
})
