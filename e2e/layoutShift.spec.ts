import type { DocsSite } from './DocsSite'
import { guideWithTabs, pageOfEachTemplate } from './samplePages'
import { expect, test } from './test'

/** In shares of the window, added up: 0.1 is the most that is called good. */
const limit = 0.01

/** The font of texts, by the name of its file's first weight. */
const textFont = 'Public Sans Thin'

test.beforeEach(({ site }) => site.watchShifts())

/** From the load to the last change by React. */
async function expectNoShift(site: DocsSite): Promise<void> {
  await site.waitUntilReady()
  await site.nextAnimationFrames(5)
  expect.soft(await site.shifts()).toBeLessThanOrEqual(limit)
}

test('what the reader has chosen on another page moves nothing', async ({ site, page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('stack', 'go@3.9,unleash@5.4,pro')
    localStorage.setItem('tabs.interface', 'api')
  })
  for (const path of [...pageOfEachTemplate, guideWithTabs, '/lab?example=constraints']) {
    await test.step(path, async () => {
      await site.page.goto(path)
      await expectNoShift(site)
    })
  }
})

test('a reload in the middle of a page, and Back to a page with a hash, move nothing', async ({ site, page }) => {
  test.setTimeout(180_000)
  for (const path of pageOfEachTemplate) {
    await test.step(path, async () => {
      await site.open(path)
      await site.scrollTo(700)
      const place = await site.scrollPosition()
      await page.reload()
      await expectNoShift(site)
      expect.soft(await site.scrollPosition()).toBe(place)
      const heading = page.locator('main h2[id]').first()
      if ((await heading.count()) === 0) return
      await page.goto(`${path}#${await heading.getAttribute('id')}`)
      await site.waitUntilReady()
      await site.scrollTo(900)
      const later = await site.scrollPosition()
      await page.goto('/robots.txt')
      await page.goBack()
      await expectNoShift(site)
      expect.soft(await site.scrollPosition()).toBe(later)
    })
  }
})

test.describe('the fonts', () => {
  const guide = '/reference/feature-toggles'

  test('are there when the page is first painted', async ({ site, page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const fonts = await site.holdBack('**/*.woff2')
    await page.goto(guide, { waitUntil: 'commit' })
    await expect(page.locator('footer')).toBeAttached()
    await expect(page.locator('h1')).toBeHidden()
    fonts.send()
    await expect(page.locator('h1')).toBeVisible()
    expect(await site.fontsOf('h1')).toEqual(['Sen'])
    expect(await site.fontsOf('main p')).toEqual([textFont])
    expect(await site.shifts()).toBeLessThanOrEqual(limit)
  })

  test('that of texts is left out when it is late, that of headings is not, and nothing moves', async ({
    site,
    page,
  }) => {
    const fonts = await site.holdBack('**/*.woff2')
    await page.goto(guide, { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible()
    fonts.send()
    await page.waitForLoadState('load')
    await expectNoShift(site)
    expect(await site.fontsOf('main p')).not.toContain(textFont)
    expect(await site.fontsOf('h1')).toEqual(['Sen'])
  })
})
