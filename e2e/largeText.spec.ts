import { expect, test } from './test'

/** Font sizes in per cent that readers choose in the settings of their browsers, with the widths of windows in CSS pixels. */
const settings = [
  { percent: 125, widths: [1024, 1280] },
  { percent: 150, widths: [1024, 1280] },
  { percent: 175, widths: [1024, 1280] },
  { percent: 200, widths: [1024, 1280, 1440] },
]

for (const path of ['/', '/reference/feature-toggles', '/reference/api/unleash/create-feature']) {
  test(`search, colors and text of ${path} fit with a larger font size`, async ({ site }) => {
    await site.open(path)
    const browser = await site.page.context().newCDPSession(site.page)
    for (const { percent, widths } of settings) {
      const rem = (16 * percent) / 100
      await browser.send('Page.setFontSizes', { fontSizes: { standard: rem } })
      await expect.poll(() => site.page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(rem)
      for (const width of widths) {
        await test.step(`${percent} % at ${width} px`, async () => {
          await site.page.setViewportSize({ width, height: 800 })
          await site.nextAnimationFrames()
          // Media queries know the size, too.
          expect(await site.page.evaluate((ems) => matchMedia(`(min-width: ${ems}em)`).matches, Math.floor(width / rem) + 1)).toBe(false)
          expect(await site.sidewaysScroll()).toBe(0)
          for (const control of [site.searchButton, site.colorsButton]) await expect(control).toBeInViewport({ ratio: 1 })
          const text = await site.text.locator('article').boundingBox()
          expect(text?.width).toBeGreaterThanOrEqual(Math.min(32 * rem, width - 4 * rem))
        })
      }
    }
  })
}
