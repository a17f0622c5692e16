import { startSiteServer } from '../tools/server/startSiteServer'
import { expect, test as base } from './test'

/**
 * A reader at a page around iframes with pages of the site. In an iframe that isn't shown, a page is parsed, hydrated and laid out, which
 * takes half of the time that a tab takes: another tab, and each of its pages, is painted as well.
 */
export const test = base.extend<{ around: undefined }, { framableSite: string }>({
  framableSite: [
    // Playwright reads from the braces which fixtures are used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startSiteServer('public', 0, { isFramable: true })
      await use(`http://127.0.0.1:${server.port}`)
      await server.close()
    },
    { scope: 'worker' },
  ],
  around: async ({ page, framableSite }, use) => {
    const url = `${framableSite}/around`
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Around</title>' }))
    await page.goto(url)
    // Requests that are intercepted take longer.
    await page.unroute(url)
    await use(undefined)
  },
})

export { expect }
