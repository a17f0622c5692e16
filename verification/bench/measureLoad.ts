import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../tools/setup/install.mjs'

/** What a reader with a slow phone on a slow connection waits for. Milliseconds, but for the shift. */
export interface LoadFigures {
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  /** Total blocking time: what tasks took beyond 50 ms, until nothing happened for a second. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
}

/** The conditions that the project's figures are stated for. */
export const slowdown = 4
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Runs in the page, as text: what runs these tools would have functions call a helper that the page does not know. */
const observing = `
  const figures = (window.figures = { fcp: 0, lcp: 0, tbt: 0, cls: 0 })
  const observe = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (figures.fcp = startTime))
  observe('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime))
  observe('longtask', ({ duration }) => (figures.tbt += Math.max(0, duration - 50)))
  observe('layout-shift', ({ value, hadRecentInput }) => (figures.cls += hadRecentInput ? 0 : value))
`

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
}

/** Opens a page once. */
export function measureLoad(browser: Browser, url: string): Promise<LoadFigures> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript({ content: observing })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    return page.evaluate(() => (window as unknown as { figures: LoadFigures }).figures)
  })
}

/** Slows down a page, except for its workers. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Measures with an empty cache, on a slow phone. */
export async function onSlowPhone<Figures>(
  browser: Browser,
  measure: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', slowNetwork)
    await slowDown(page)
    return await measure(page)
  } finally {
    await context.close()
  }
}
