import { chromiumArguments } from '../tools/setup/install.mjs'
import { DocsSite } from './DocsSite'
import { expect, test } from './test'

/** Font sizes in per cent that readers choose in the settings of their browsers, with the widths of windows in CSS pixels. */
const settings = [
  { percent: 125, widths: [1024, 1280] },
  { percent: 150, widths: [1024, 1280] },
  { percent: 175, widths: [1024, 1280] },
  { percent: 200, widths: [1024, 1280, 1440] },
]
const pages = ['/', '/reference/feature-toggles', '/reference/api/unleash/create-feature']

for (const { percent, widths } of settings) {
  test(`with a font size of ${percent} %, search, colors and text fit at ${widths.join(', ')} px`, async ({ playwright, baseURL, launchOptions }) => {
    const rem = (16 * percent) / 100
    const args = [...chromiumArguments, `--blink-settings=defaultFontSize=${rem}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
    const site = new DocsSite(page)
    for (const path of pages) {
      await site.open(path)
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(rem)
      for (const width of widths) {
        await test.step(`${path} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          await site.nextAnimationFrames()
          expect(await site.sidewaysScroll()).toBe(0)
          for (const control of [site.searchButton, page.getByRole('button', { name: /^Switch to (dark|light) mode$/ })]) {
            await expect(control).toBeInViewport({ ratio: 1 })
          }
          const text = await site.text.locator('article').boundingBox()
          expect(text?.width).toBeGreaterThanOrEqual(Math.min(32 * rem, width - 4 * rem))
        })
      }
    }
    await browser.close()
  })
}
