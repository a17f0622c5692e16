import puppeteer, { type Browser } from 'puppeteer-core'
import { chromiumArguments, chromiumPath } from '../setup/install.mjs'
import type { Engine } from './Engine'

/** Chromium, as in all other browser tests. */
export async function startChromium(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'chrome', executablePath: chromiumPath(), args: chromiumArguments, headless: 'shell' })
  const session = await browser.target().createCDPSession()
  await session.send('Browser.grantPermissions', { permissions: ['clipboardSanitizedWrite'] })
  return engineOf(browser)
}

/** Firefox over WebDriver BiDi. Debian has no geckodriver, which Selenium would need. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const extraPrefsFirefox = { 'dom.events.testing.asyncClipboard': true }
  return engineOf(await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox }))
}

async function engineOf(browser: Browser): Promise<Engine> {
  // Not the tab that Firefox starts with: there, the field for URLs keeps the focus, and `document.hasFocus()` is false.
  const page = await browser.newPage()
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'load' })
    },
    run: async (code, ...args) => (await page.evaluate(code as (...given: unknown[]) => unknown, ...args)) as never,
    click: (x, y) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key)
      for (const key of [...keys].reverse()) await page.keyboard.up(key)
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    back: () => page.evaluate(() => window.history.back()),
    close: () => browser.close(),
  }
}
