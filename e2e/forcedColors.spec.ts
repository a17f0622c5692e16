import type { Locator } from '@playwright/test'
import { contrast } from '../plugins/gatsby-source-site/src/settingsProblems'
import { expect, test } from './test'

const borderOf = (element: Locator, side: string) =>
  element.evaluate((box, property) => getComputedStyle(box).getPropertyValue(property), `${side}-color`)

test.beforeEach(async ({ site }) => {
  await site.page.emulateMedia({ forcedColors: 'active' })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`matched words are read in the search, ${colorScheme}`, async ({ site }) => {
    await site.page.emulateMedia({ forcedColors: 'active', colorScheme })
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('segments')
    const [color = '', background = ''] = await site.searchHits
      .locator('mark')
      .first()
      .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor].map((value) => {
        const [red, green, blue, alpha] = value.match(/[\d.]+/g)?.map(Number) ?? []
        return alpha === 0 ? '' : `#${[red, green, blue].map((channel = 0) => channel.toString(16).padStart(2, '0')).join('')}`
      }))
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5)
  })
}

test('the chosen tab differs from the others', async ({ site }) => {
  await site.open('/quickstart')
  const side = 'border-bottom'
  const chosen = await borderOf(site.tabs().getByRole('tab', { selected: true }), side)
  const other = await borderOf(site.tabs().getByRole('tab', { selected: false }).first(), side)
  expect(chosen).not.toBe(other)
})

test('the current entry of the table of contents differs from the others', async ({ site }) => {
  await site.open('/reference/feature-toggles')
  await site.scrollTo(900)
  const list = site.page.getByRole('navigation', { name: 'On this page' })
  const current = list.locator('[aria-current]')
  await expect(current).toHaveCount(1)
  const other = list.locator('a:not([aria-current])').first()
  expect(await borderOf(current, 'border-left')).not.toBe(await borderOf(other, 'border-left'))
})

test('the bar for slow page changes is seen', async ({ site }) => {
  await site.open('/quickstart')
  const [bar, surface] = await site.page.evaluate(() => {
    document.documentElement.dataset.loading = ''
    return ['::before', ''].map((part) => getComputedStyle(document.documentElement, part || undefined).backgroundColor)
  })
  expect(bar).not.toBe(surface)
  expect(bar).not.toBe('rgba(0, 0, 0, 0)')
})

test('without motion, the bar does not move', async ({ site }) => {
  await site.page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  await site.open('/quickstart')
  const animation = await site.page.evaluate(() => {
    document.documentElement.dataset.loading = ''
    return getComputedStyle(document.documentElement, '::before').animationName
  })
  expect(animation).toBe('none')
})
