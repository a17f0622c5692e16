import { expect, test } from './test'

/** Font sizes in per cent that readers choose in the settings of their browsers, with the widths of windows in CSS pixels. */
const settings = [
  { percent: 125, widths: [1024, 1280] },
  { percent: 150, widths: [1024, 1280] },
  { percent: 175, widths: [1024, 1280] },
  { percent: 200, widths: [1024, 1280, 1440] },
]

test('search, colors and text fit with a larger font size', async ({ site }) => {
  await site.open('/')
  const browser = await site.page.context().newCDPSession(site.page)
  for (const path of ['/', '/reference/feature-toggles', '/reference/api/unleash/create-feature']) {
    await site.navigateTo(path)
    await site.expectUrl(path)
    for (const { percent, widths } of settings) {
      const rem = (16 * percent) / 100
      await browser.send('Page.setFontSizes', { fontSizes: { standard: rem } })
      await expect
        .poll(() => site.page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)))
        .toBe(rem)
      for (const width of widths) {
        await test.step(`${path}, ${percent} % at ${width} px`, async () => {
          await site.page.setViewportSize({ width, height: 800 })
          await site.nextAnimationFrames()
          // Media queries know the size, too.
          expect(
            await site.page.evaluate((ems) => matchMedia(`(min-width: ${ems}em)`).matches, Math.floor(width / rem) + 1),
          ).toBe(false)
          expect(await site.sidewaysScroll()).toBe(0)
          for (const control of [site.searchButton, site.colorsButton])
            await expect(control).toBeInViewport({ ratio: 1 })
          const text = await site.text.locator('article').boundingBox()
          expect(text?.width).toBeGreaterThanOrEqual(Math.min(32 * rem, width - 4 * rem))
        })
      }
    }
  }
})

test('twice the font size on a phone', async ({ site }) => {
  await site.page.setViewportSize({ width: 360, height: 740 })
  await site.open('/')
  const browser = await site.page.context().newCDPSession(site.page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect
    .poll(() => site.page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)))
    .toBe(32)

  await test.step('the title of the home page has whole words', async () => {
    const lines = await site.title.evaluate((title) => {
      const words = document.createRange()
      words.selectNodeContents(title)
      return words.getClientRects().length
    })
    expect(lines).toBe((await site.readHeading()).split(' ').length)
  })

  await test.step('the buttons of the bar are in one line', async () => {
    const boxes = await Promise.all([site.searchButton, site.colorsButton].map((button) => button.boundingBox()))
    expect(boxes[0]?.y).toBe(boxes[1]?.y)
  })

  await test.step('the menu shows all of its links', async () => {
    await site.openMenu()
    const list = site.menu.getByRole('navigation', { name: 'Site menu' })
    expect(await list.evaluate((links) => links.scrollWidth - links.clientWidth)).toBe(0)
  })

  await test.step('the API console has a button of full size to close it', async () => {
    await site.open('/reference/api/unleash/create-feature')
    await site.text.getByRole('button', { name: 'Try it' }).click()
    const close = await site.page.getByRole('button', { name: 'Close the console' }).boundingBox()
    expect(close?.width).toBeGreaterThanOrEqual(44)
  })
})

test('text in fields is large enough that phones do not zoom', async ({ site }) => {
  await site.page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/lab', '/feedback', '/search', '/reference/api/unleash']) {
    await site.open(path)
    await site.waitUntilIdle()
    const sizes = await site.page
      .locator('input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
    expect(Math.min(...sizes, 99), path).toBeGreaterThanOrEqual(16)
  }
})
