import fs from 'node:fs'
import { startSiteServer } from '../../tools/server/startSiteServer'
import { expect, test as base } from '../test'

export const folder = '.preview-site/public'

/**
 * A reader at the preview of a pull request with an announcement, a second version and a second language, on all pages of the real
 * site. `npm test -- preview-site` builds it with the settings of `site` beside this file.
 */
export const test = base.extend<object, { previewSite: string }>({
  previewSite: [
    // Playwright reads from the braces which fixtures are used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (!fs.existsSync(`${folder}/404.html`)) throw new Error('Build the preview first: npm test -- preview-site')
      const server = await startSiteServer(folder, 0)
      await use(`http://127.0.0.1:${server.port}`)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ previewSite }, use) => use(previewSite),
})

export { expect }
