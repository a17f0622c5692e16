import { navbar } from '../content/site/navbar'
import { sidebars } from '../content/site/sidebars'
import type { Sidebars } from '../plugins/gatsby-source-site/types'
import { expect, test } from './test'

/** The start page of each section of the bar, and another page of it: the last plain path. */
const sections = navbar.items.flatMap((item) => {
  if (item.type !== 'sidebar') return []
  const { page, entries } = (sidebars as Sidebars)[item.sidebarId] ?? { page: '', entries: [] }
  const other = JSON.stringify(entries)
    .match(/(?<=[[,]")\/\w[^"]*/g)
    ?.findLast((path) => path !== page)
  return [{ label: item.label, start: page, other: other ?? page }]
})

test('the bar marks the section of a page, whose sidebar has its pages only', { tag: '@smoke' }, async ({ site }) => {
  await site.open('/contributing/ADRs/front-end/interface-naming')
  const marked = site.navbar.getByRole('navigation', { name: 'Site' }).locator('[aria-current]:not(details *)')
  await expect(marked).toHaveCount(0)
  await expect(site.sidebar.locator('[href="/contributing"]')).toBeVisible()
  for (const { label, start, other } of sections) {
    await site.navbar.getByRole('link', { name: label, exact: true }).click()
    await site.expectUrl(start)
    await expect(marked).toHaveText([label])
    await expect(marked).toHaveAttribute('aria-current', 'page')
    await expect(site.sidebar.locator('[aria-current=page]')).toHaveAttribute('href', start)
    await site.navigateTo(other)
    await site.expectUrl(other)
    await expect(marked).toHaveText([label])
    await expect(marked).toHaveAttribute('aria-current', 'true')
    await expect(site.sidebar.locator('[aria-current=page]')).toHaveAttribute('href', other)
    expect((await site.breadcrumbs())[0]).toBe(label)
  }
})

test('a tag of the API shows its operations on its pages; legacy groups are folded around other pages', async ({
  site,
}) => {
  await site.open('/reference/api/unleash')
  const operation = site.sidebar.locator('[href="/reference/api/unleash/create-api-token"]')
  await expect(operation).toHaveCount(0)
  await site.followSidebarLink('/reference/api/unleash/api-tokens')
  await site.expectUrl('/reference/api/unleash/api-tokens')
  await operation.click()
  await site.expectUrl('/reference/api/unleash/create-api-token')
  await expect(operation).toHaveAttribute('aria-current', 'page')

  const link = '[href="/reference/api/legacy/unleash/admin/state"]'
  const legacy = site.sidebar.locator(link)
  await expect(legacy).toBeHidden()
  await site.sidebar.locator(`details:has(${link}) > summary`).click()
  await legacy.click()
  await site.expectUrl('/reference/api/legacy/unleash/admin/state')
  await site.reload()
  await expect(legacy).toBeInViewport({ ratio: 1 })
})

test('from 997 px on, the bar has all sections, versions, languages, theme and search in one row', async ({ site }) => {
  for (const width of [997, 1100, 1279, 1280]) {
    await test.step(`${width} px`, async () => {
      await site.page.setViewportSize({ width, height: 800 })
      await site.open('/reference/segments')
      const bar = await site.navbar.evaluate((element) => {
        const controls = [...element.querySelectorAll('a, summary, button')].filter((one) => one.checkVisibility())
        const isCut = (one: Element) => {
          const { left, right, height } = one.getBoundingClientRect()
          return left < 0 || right > window.innerWidth || height > 60
        }
        return {
          overflow: element.scrollWidth - element.clientWidth,
          cut: controls.filter(isCut).map(({ textContent }) => textContent),
          sections: [...element.querySelectorAll('nav ul:first-child a')].map(({ textContent }) => textContent),
        }
      })
      expect(bar).toEqual({ overflow: 0, cut: [], sections: sections.map(({ label }) => label) })
    })
  }
})

test('the page of a section lists its pages from the edge of its title on, as wide as tables', async ({ site }) => {
  await site.page.setViewportSize({ width: 1440, height: 900 })
  await site.open('/how-to')
  const row = await site.text.locator('section li').first().boundingBox()
  expect(row?.x).toBe((await site.title.boundingBox())?.x)
  expect(row?.width).toBe(48 * 16)
})
