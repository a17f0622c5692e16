import { chromiumArguments } from '../tools/setup/install.mjs'
import { DocsSite } from './DocsSite'
import { expect, test } from './test'

/** Windows in CSS pixels, with font sizes that readers choose in the settings of their browsers, from large to twice the usual one. */
const settings = [
  ...[1024, 1280].flatMap((width) => [125, 150, 175, 200].map((percent) => ({ width, percent }))),
  { width: 1440, percent: 200 },
]
const pages = ['/', '/reference/feature-toggles', '/reference/api/unleash/create-feature']

for (const { width, percent } of settings) {
  test(`at ${width} px with a font size of ${percent} %, search, colors and text fit`, async ({ playwright, baseURL, launchOptions }) => {
    const rem = (16 * percent) / 100
    const args = [...chromiumArguments, `--blink-settings=defaultFontSize=${rem}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ viewport: { width, height: 800 }, ...(baseURL !== undefined && { baseURL }) })
    const site = new DocsSite(page)
    for (const path of pages) {
      await site.open(path)
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(rem)
      expect(await site.sidewaysScroll()).toBe(0)
      for (const control of [site.searchButton, page.getByRole('button', { name: /^Switch to (dark|light) mode$/ })]) {
        await expect(control).toBeInViewport({ ratio: 1 })
      }
      const text = await site.text.locator('article').boundingBox()
      expect(text?.width).toBeGreaterThanOrEqual(Math.min(32 * rem, width - 4 * rem))
    }
    await browser.close()
  })
}
