import type { Locator } from '@playwright/test'
import type { DocsSite } from '../DocsSite'
import { announcement } from './site/announcement'
import { expect, test } from './test'

const guide = '/reference/activation-strategies'
const operation = '/reference/api/unleash/create-feature'
const index = '/reference/api/unleash'
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 740 },
]

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

for (const size of sizes) {
  test.describe(`the announcement, ${size.width} px wide`, () => {
    test.use({ viewport: size })

    test('is above the navbar, covers nothing, moves nothing', async ({ site }) => {
      await site.watchShifts()
      for (const path of ['/', guide, operation, index, '/lab', '/search?q=segments', '/404']) {
        await test.step(path, async () => {
          await site.open(path)
          await expect(site.announcement).toContainText(announcement.text)
          await site.nextAnimationFrames(5)
          expect.soft(await site.shifts()).toBeLessThanOrEqual(0.01)
          expect.soft(await site.sidewaysScroll()).toBe(0)
          await expectInOrder(site)
        })
      }
    })

    test('anchors land below what stays at the top', async ({ site }) => {
      for (const path of [guide, operation]) {
        await test.step(path, async () => {
          await site.open(path)
          await site.page.waitForLoadState('domcontentloaded')
          const ids = await site.text.locator('h2[id]').evaluateAll((headings) => headings.map(({ id }) => id))
          const [first = '', , third = first] = ids
          for (const id of [third, first]) {
            await site.navigateTo(`${path}#${id}`)
            await expect(site.page.locator(`[id="${id}"]`)).toBeFocused()
            await expectBelowBars(site, id)
          }
          // As the first page of a visit.
          await site.page.goto('about:blank')
          await site.open(`${path}#${third}`)
          await expectBelowBars(site, third)
        })
      }
    })

    test('scrolls away, and what is beside the text stays below the navbar', async ({ site }) => {
      await site.open(guide)
      await site.scrollTo(1500)
      await site.scrollBy(-60)
      await expect(site.announcement).not.toBeInViewport()
      await expect.poll(async () => (await boxOf(site.navbar)).top).toBe(0)
      const { bottom } = await boxOf(site.navbar)
      if (size.width > 1000) {
        expect((await boxOf(site.sidebar)).top).toBeGreaterThanOrEqual(bottom)
        expect((await boxOf(site.tableOfContents)).top).toBeGreaterThanOrEqual(bottom)
      } else {
        expect((await boxOf(site.text.locator('summary', { hasText: 'On this page' }))).top).toBeCloseTo(bottom, 0)
      }
    })

    test('stays closed on other pages, after a reload and in another tab', async ({ site, otherTab }) => {
      await site.watchShifts()
      await site.open(guide)
      await site.closeAnnouncement()
      await expect(site.announcement).toBeHidden()
      await site.navigateTo(operation)
      await site.expectUrl(operation)
      await expect(site.announcement).toBeHidden()
      await site.reload()
      await expect(site.announcement).toBeHidden()
      expect(await site.shifts()).toBeLessThanOrEqual(0.01)
      expect((await boxOf(site.navbar)).top).toBe(0)
      await otherTab.page.setViewportSize(size)
      await otherTab.open('/')
      await expect(otherTab.announcement).toBeHidden()
    })
  })
}

test('the end of a long sidebar can be reached below the announcement', async ({ site }) => {
  await site.open(guide)
  await site.scrollSidebar(100_000)
  const last = site.sidebar.getByRole('link').filter({ visible: true }).last()
  expect((await boxOf(last)).bottom).toBeLessThanOrEqual(800)
})

/** From the top of the page: announcement, navbar, title. */
async function expectInOrder(site: DocsSite): Promise<void> {
  const bar = await boxOf(site.announcement)
  const navbar = await boxOf(site.navbar)
  const title = await boxOf(site.title)
  expect.soft(bar.top).toBe(0)
  expect.soft(navbar.top).toBeCloseTo(bar.bottom, 0)
  expect.soft(title.top).toBeGreaterThanOrEqual(navbar.bottom)
  const close = await boxOf(site.announcement.getByRole('button'))
  expect.soft(close.right).toBeLessThanOrEqual(bar.right)
  expect.soft(close.left).toBeGreaterThan(bar.left)
}

async function expectBelowBars(site: DocsSite, id: string): Promise<void> {
  await expect.poll(() => site.distanceBelowNavbar(id)).toBeLessThanOrEqual(24)
  expect(await site.distanceBelowNavbar(id)).toBeGreaterThanOrEqual(0)
}
