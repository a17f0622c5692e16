import type { Locator } from '@playwright/test'
import { expect, test } from './test'

test.use({ viewport: { width: 360, height: 740 } })

test('going back closes the menu and leaves the page as it is; going back again leaves the page', async ({ site }) => {
  await site.open('/topics')
  await site.navigateTo('/reference/feature-toggles?a=1')
  await site.expectUrl('/reference/feature-toggles?a=1')
  await expect(site.title).toBeFocused()
  // Up again, for the bar with the button to return.
  await site.scrollTo(700)
  await site.nextAnimationFrames()
  await site.scrollTo(600)
  await expect(site.navbar).not.toHaveAttribute('data-hidden')
  await site.openMenu()
  await expect(site.menu).toBeVisible()
  const place = await site.scrollPosition()
  expect(place).toBeGreaterThan(0)
  await site.goBack()
  await expect(site.menu).toBeHidden()
  await site.nextAnimationFrames()
  expect(site.url()).toBe('/reference/feature-toggles?a=1')
  expect(await site.scrollPosition()).toBe(place)
  await expect(site.page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  await site.goBack()
  await site.expectUrl('/topics')
  await expect(site.title).toHaveText('Feature flag best practices')
})

test('closed in any way, the menu leaves nothing to go back to', async ({ site }) => {
  await site.open('/topics')
  for (const way of ['its button', 'Escape', 'the desktop layout', 'a link']) {
    await test.step(way, async () => {
      await site.page.setViewportSize({ width: 360, height: 740 })
      await site.navigateTo('/quickstart')
      await site.expectUrl('/quickstart')
      await expect(site.title).toHaveText('Quickstart')
      await expect(site.menu).toBeHidden()
      await site.openMenu()
      await expect(site.menu).toBeVisible()
      if (way === 'Escape') await site.page.keyboard.press('Escape')
      else if (way === 'its button') await site.closeMenu()
      else if (way === 'a link') await site.sidebarLink('Reference').click()
      else await site.page.setViewportSize({ width: 1200, height: 740 })
      if (way === 'a link') await site.expectUrl('/reference')
      await expect(site.menu).toBeHidden()
      if (way === 'the desktop layout') await expect(site.sidebar).toBeVisible()
      else if (way !== 'a link') await expect(site.page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
      await site.expectNoOverlay()
      if (way === 'a link') {
        await site.goBack()
        await site.expectUrl('/quickstart')
        await expect(site.title).toHaveText('Quickstart')
      }
      await site.goBack()
      await site.expectUrl('/topics')
      await expect(site.title).toHaveText('Feature flag best practices')
    })
  }
})

test('the menu marks section and page, shows the entry of the page, and keeps its place', async ({ site }) => {
  await site.page.setViewportSize({ width: 360, height: 500 })
  await site.open('/reference/segments')
  await site.openMenu()
  const links = site.menu.getByRole('navigation', { name: 'Site menu' })
  await expect(links.locator('[aria-current]:not(details *)')).toHaveText(['Docs'])
  const current = site.menu.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current=page]')
  await expect(current).toBeInViewport({ ratio: 1 })
  const place = await site.sidebarScroll()
  expect(place).toBeGreaterThan(0)
  await site.page.keyboard.press('Escape')
  await expect(site.menu).toBeHidden()
  await site.openMenu()
  expect(Math.abs((await site.sidebarScroll()) - place)).toBeLessThanOrEqual(2)

  await test.step('also in a low window, where all of the menu scrolls', async () => {
    await site.page.setViewportSize({ width: 740, height: 360 })
    await site.open('/reference/segments')
    await site.openMenu()
    await expect(current).toBeInViewport({ ratio: 1 })
  })
})

test('the menu: its button and current entry, sizes for fingers, the keyboard, and the widths that have it', async ({
  site,
}) => {
  await site.open('/reference/segments')
  for (const path of ['/reference/segments', '/reference/api/unleash/transaction-utx-os']) {
    await test.step(`on ${path} the button that closes it has the focus and stays in view, as does the current entry`, async () => {
      await site.navigateTo(path)
      await site.expectUrl(path)
      await site.openMenu()
      const close = site.menu.getByRole('button', { name: 'Close the menu' })
      await expect(close).toBeFocused()
      await expect(close).toBeInViewport({ ratio: 1 })
      const current = site.menu.locator('[data-region=sidebar] [aria-current=page]')
      await expect(current).toHaveAttribute('href', path)
      await expect(current).toBeInViewport({ ratio: 1 })
      await site.scrollSidebar(-10_000)
      await expect(close).toBeInViewport({ ratio: 1 })
      await expect(site.menu.getByRole('link', { name: 'Enterprise' })).toBeInViewport({ ratio: 1 })
      await site.scrollSidebar(10_000)
      await expect(close).toBeInViewport({ ratio: 1 })
      await site.closeMenu()
      await site.expectNoOverlay()
    })
  }

  const heights = async (controls: Locator) =>
    controls.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)))
  await test.step('everything in the menu and in the bar is large enough for a finger', async () => {
    await site.navigateTo('/reference/segments')
    await site.expectUrl('/reference/segments')
    const bar = site.navbar.locator('button:visible')
    await expect(bar).toHaveCount(3)
    expect((await heights(bar)).filter((height) => height < 44)).toEqual([])
    await site.openMenu()
    const rows = site.menu.locator('li > a, li > details > summary')
    expect(await rows.count()).toBeGreaterThan(10)
    expect((await heights(rows)).filter((height) => height < 44)).toEqual([])
  })

  await test.step('the keyboard stays inside the open menu', async () => {
    for (let step = 0; step < 40; step += 1) {
      await site.page.keyboard.press('Tab')
      const isInside = await site.page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
  })

  await test.step('the layout changes between 996 and 997 pixels', async () => {
    await site.closeMenu()
    await site.page.setViewportSize({ width: 996, height: 740 })
    await expect(site.page.getByRole('button', { name: 'Open the menu' })).toBeVisible()
    await expect(site.sidebar).toBeHidden()
    await site.page.setViewportSize({ width: 997, height: 740 })
    await expect(site.sidebar).toBeVisible()
    await expect(site.page.getByRole('button', { name: 'Open the menu' })).toBeHidden()
  })
})

test.describe('pressed before the scripts run', () => {
  test('the button of the menu opens it when they do', async ({ site }) => {
    const scripts = await site.holdBack('**/*.js')
    await site.page.goto('/reference/segments?a=1', { waitUntil: 'commit' })
    await site.page.getByLabel('Open the menu').click()
    scripts.send()
    await expect(site.menu).toBeVisible()
    expect(site.url()).toBe('/reference/segments?a=1')
    await site.closeMenu()
    await expect(site.menu).toBeHidden()
  })

  test('the button of the search opens the dialog', async ({ site }) => {
    const scripts = await site.holdBack('**/*.js')
    await site.page.goto('/reference/segments', { waitUntil: 'commit' })
    await site.navbar.getByLabel('Search').click()
    scripts.send()
    await expect(site.searchField).toBeFocused()
  })
})

test.describe('without its code', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED'] })

  test('the menu is replaced by the links in the bar and below the text', async ({ site }) => {
    await site.page.route('**/menu-*.js', (route) => route.abort())
    await site.open('/reference/segments')
    await expect(site.sidebar).toBeHidden()
    await site.openMenu()
    await expect(site.sidebar).toBeVisible()
    await expect(site.navbar.getByRole('link', { name: 'Quickstart' })).toBeVisible()
  })
})
