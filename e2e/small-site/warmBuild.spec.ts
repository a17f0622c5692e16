import fs from 'node:fs'
import path from 'node:path'
import { startSiteServer } from '../../tools/server/startSiteServer'
import { buildSmallSite, runSmallBuild } from '../../tools/setup/smallSite.mjs'
import { DocsSite } from '../DocsSite'
import { expect, test } from './test'

/** Beside the small site, so that packages are found; ignored by git. Gatsby's cache has paths of its folder, so a copy would not be warm. */
const folder = '.small-site-warm'
const page = 'reference/feature-toggles/index.html'

test('after a change of browser code alone, a warm build leaves pages as they are, and they start the new code', async ({
  browser,
}) => {
  // Two builds take two minutes: WARM_BUILD=1 npx playwright test warmBuild, and every night.
  test.skip(!process.env.WARM_BUILD, 'set WARM_BUILD to build the small site twice')
  test.setTimeout(600_000)
  const builtPage = path.join(folder, 'public', page)
  fs.rmSync(folder, { recursive: true, force: true })
  try {
    await buildSmallSite({ isBuffered: true, folder })
    fs.appendFileSync(path.join(folder, 'src/start/gatsbyHooks.ts'), '\nObject.assign(window, { isEdited: true })\n')
    // Gatsby would render the page without it.
    fs.writeFileSync(builtPage, fs.readFileSync(builtPage, 'utf8').replace('<body>', '<body data-build="before">'))
    await runSmallBuild(folder, true)
    expect(fs.readFileSync(builtPage, 'utf8')).toContain('data-build="before"')
    const server = await startSiteServer(path.join(folder, 'public'), 0)
    const reader = await browser.newPage({ baseURL: `http://127.0.0.1:${server.port}` })
    const failed: string[] = []
    reader.on('requestfailed', (request) => failed.push(request.url()))
    reader.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url())
    })
    await reader.goto(`/${path.dirname(page)}`, { waitUntil: 'commit' })
    const site = new DocsSite(reader)
    await site.searchButton.click()
    await expect(site.searchDialog).toBeVisible()
    expect(await reader.evaluate(() => (window as { isEdited?: true }).isEdited)).toBe(true)
    expect(failed).toEqual([])
    await reader.close()
    await server.close()
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
