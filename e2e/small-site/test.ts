import fs from 'node:fs'
import { startSiteServer } from '../../tools/server/startSiteServer'
import { searchPort } from '../../tools/setup/smallSite.mjs'
import { expect, test as base } from '../test'

export const folder = '.small-site/public'

/**
 * A reader at the small site. Its content is made for tests: pages that no writer edits, and what the real site leaves out: an
 * announcement, two versions, two languages, third parties, a search account. `npm test -- small-site` builds it from `content` beside
 * this file.
 */
export const test = base.extend<{ isFirstVisit: boolean; hasSearchService: boolean }, { smallSite: string }>({
  // Otherwise, the reader has closed the announcement and declined third parties on an earlier visit.
  isFirstVisit: [false, { option: true }],
  // Otherwise, its responses contain no results, and the embedded index is searched.
  hasSearchService: [false, { option: true }],
  page: async ({ page, isFirstVisit, hasSearchService }, use) => {
    if (!hasSearchService)
      await page.route(`http://127.0.0.1:${searchPort}/**`, (route) =>
        route.fulfill({ json: { results: [] }, headers: { 'access-control-allow-origin': '*' } }),
      )
    if (!isFirstVisit)
      await page.addInitScript(() => {
        const answers = {
          'announcement.id': 'meetup-2024',
          'announcement.dismissed': 'true',
          'thirdParties.consent': 'denied',
        }
        // A blank page has no storage.
        if (location.origin === 'null') return
        for (const [key, value] of Object.entries(answers)) localStorage.setItem(key, value)
      })
    await use(page)
  },
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
