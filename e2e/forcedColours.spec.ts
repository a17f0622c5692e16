import type { Locator } from '@playwright/test'
import { expect, test } from './test'

const borderOf = (element: Locator, side: string) =>
  element.evaluate((box, property) => getComputedStyle(box).getPropertyValue(property), `${side}-color`)

test.beforeEach(async ({ site }) => {
  await site.page.emulateMedia({ forcedColors: 'active' })
})

test('the chosen tab differs from the others', async ({ site }) => {
  await site.open('/quickstart')
  const side = 'border-bottom'
  const chosen = await borderOf(site.tabs().getByRole('tab', { selected: true }), side)
  const other = await borderOf(site.tabs().getByRole('tab', { selected: false }).first(), side)
  expect(chosen).not.toBe(other)
})

test('the current entry of the contents list differs from the others', async ({ site }) => {
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

test('without motion, the bar stands still', async ({ site }) => {
  await site.page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  await site.open('/quickstart')
  const animation = await site.page.evaluate(() => {
    document.documentElement.dataset.loading = ''
    return getComputedStyle(document.documentElement, '::before').animationName
  })
  expect(animation).toBe('none')
})
