import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import { titleOf } from '../../e2e/builtPaths'
import { offlineFiles } from '../../tools/offline/offlineEdition'
import { writeFiles } from '../../tools/offline/writeFiles'
import { addSkipReason } from '../skipReasons'
import type { Engine } from './Engine'
import { EngineSite } from './EngineSite'
import { startFirefox } from './startFirefox'
import { startWebKit } from './startWebKit'

const { firefox, webkit } = inject('engines')
let folder = ''

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'))
  writeFiles(folder, await offlineFiles('public', ''))
})

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

testFromDisk('Firefox', firefox === undefined ? undefined : () => startFirefox(firefox))
testFromDisk('WebKitGTK', webkit === undefined ? undefined : () => startWebKit(webkit))

/** The offline edition without a server. Chromium's test is in `e2e/small-site`. */
function testFromDisk(name: string, start: (() => Promise<Engine>) | undefined): void {
  describe.skipIf(start === undefined)(name, () => {
    test('shows the offline edition from a disk, and its links lead from page to page', async ({
      skip,
      onTestFinished,
    }) => {
      const engine = await start?.().catch((error: unknown) => {
        addSkipReason('engines', `${name} is installed, but doesn't start: ${String(error)}`)
      })
      if (!engine) return skip()
      onTestFinished(() => engine.close())
      const site = new EngineSite(engine, '')
      const { href, pathname } = pathToFileURL(folder)
      await engine.open(`${href}/index.html`)
      for (const page of ['/quickstart', '/reference/sdks', '/how-to']) {
        const link = `a[href$="${page.slice(1)}/index.html"]`
        await site.follow(link, `${pathname}${page}/index.html`, titleOf(page))
        await site.expectValue('sticky', () => getComputedStyle(document.querySelector('header') as Element).position)
      }
    })
  })
}
