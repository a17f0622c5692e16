import puppeteer from 'puppeteer-core'
import type { Engine } from './Engine'

/** Firefox over WebDriver BiDi. Debian has no geckodriver, which Selenium would need. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const extraPrefsFirefox = { 'dom.events.testing.asyncClipboard': true }
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox })
  // Not the tab that Firefox starts with: there, the field for URLs keeps the focus, and `document.hasFocus()` is false.
  const page = await browser.newPage()
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'load' })
    },
    async openEarly(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
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
