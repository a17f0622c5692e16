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
    await page.route(url, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Around</title>' }),
    )
    await page.goto(url)
    // Requests that are intercepted take longer.
    await page.unroute(url)
    await use(undefined)
  },
})

/** What a page is after it has started: hydration may have changed its head. */
export interface StartedPage {
  path: string
  isHydrated: boolean
  heading: string
  title: string
  hasDescription: boolean
  canonicalUrl: string | null
  /** Messages that are shown. */
  alerts: string[]
  background: string
}

/** Starts pages in iframes, and removes them. It runs in the browser. */
export function startPages(paths: readonly string[]): Promise<StartedPage[]> {
  const nextAnimationFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const startPage = async (path: string): Promise<StartedPage> => {
    const iframe = Object.assign(document.createElement('iframe'), { src: path, width: '1280', height: '200' })
    iframe.style.visibility = 'hidden'
    document.body.append(iframe)
    await new Promise((resolve) => (iframe.onload = resolve))
    const page = iframe.contentDocument ?? document
    // The reader's intent: an idle moment may come late beside other pages.
    page.querySelector('button')?.focus()
    const isHydrated = () =>
      Object.keys(page.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactProps$'))
    const end = performance.now() + 20_000
    while (!isHydrated() && performance.now() < end) await nextAnimationFrame()
    // For what effects have left for a later animation frame.
    for (let count = 0; count < 2; count++) await nextAnimationFrame()
    const started = {
      path: page.location.pathname,
      isHydrated: isHydrated(),
      heading: page.querySelector('h1')?.textContent.trim() ?? '',
      title: page.title,
      hasDescription: (page.querySelector<HTMLMetaElement>('meta[name=description]')?.content.length ?? 0) > 20,
      canonicalUrl: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      alerts: [...page.querySelectorAll('[role=alert]')].flatMap((alert) =>
        alert.checkVisibility() ? [alert.textContent] : [],
      ),
      background: getComputedStyle(page.documentElement).backgroundColor,
    }
    iframe.remove()
    return started
  }
  return Promise.all(paths.map(startPage))
}

export { expect }
