import fs from 'node:fs'
import { startSiteServer } from '../../tools/server/startSiteServer'
import { expect, test as base } from '../test'

export const folder = '.small-site/public'

/**
 * A reader at the small site, which has what the data of the real one leaves out: an announcement, two versions, two
 * languages, third parties, a search account. `npm test -- small-site` builds it from `content` beside this file.
 */
export const test = base.extend<object, { smallSite: string }>({
  smallSite: [
    // Playwright reads from the braces which fixtures are used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (!fs.existsSync(`${folder}/404.html`)) throw new Error('Build the small site first: npm test -- small-site')
      const server = await startSiteServer(folder, 0)
      await use(`http://127.0.0.1:${server.port}`)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ smallSite }, use) => use(smallSite),
})

export { expect }
