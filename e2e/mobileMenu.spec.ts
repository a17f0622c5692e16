import { expect, test } from './test'

test.use({ viewport: { width: 360, height: 740 } })

test('the menu opens with the pages of the sidebar, and closes by its button', async ({ site }) => {
  await site.open('/reference/feature-toggles')
  await expect(site.menu).toBeHidden()
  await site.openMenu()
  await expect(site.menu).toBeVisible()
  await expect(site.menu.locator('[aria-current=page]')).toHaveAttribute('href', '/reference/feature-toggles')
  await site.closeMenu()
  await expect(site.menu).toBeHidden()
})

test('Escape closes the menu and returns to its button', async ({ site }) => {
  await site.open('/quickstart')
  await site.openMenu()
  await site.page.keyboard.press('Escape')
  await expect(site.menu).toBeHidden()
  await expect(site.page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
})

test('the keyboard stays inside the open menu', async ({ site }) => {
  await site.open('/quickstart')
  await site.openMenu()
  for (let step = 0; step < 40; step += 1) {
    await site.page.keyboard.press('Tab')
    const isInside = await site.page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside).toBe(true)
  }
})

test('following a link closes the menu', async ({ site }) => {
  await site.open('/quickstart')
  await site.openMenu()
  await site.menu.getByRole('link', { name: 'Best practices', exact: true }).click()
  await site.expectAddress('/topics')
  await expect(site.menu).toBeHidden()
  await expect(site.title).toBeVisible()
})

test('going back closes the menu and leaves the page as it is; going back again leaves the page', async ({ site }) => {
  await site.open('/topics')
  await site.followInternalLink('/reference/feature-toggles?a=1')
  await site.expectAddress('/reference/feature-toggles?a=1')
  await expect(site.title).toBeFocused()
  // Up again, for the bar with the button to return.
  await site.scrollTo(700)
  await site.page.waitForTimeout(100)
  await site.scrollTo(600)
  await expect(site.navbar).not.toHaveAttribute('data-hidden')
  await site.openMenu()
  await expect(site.menu).toBeVisible()
  const place = await site.scrollPosition()
  expect(place).toBeGreaterThan(0)
  await site.goBack()
  await expect(site.menu).toBeHidden()
  await site.page.waitForTimeout(300)
  expect(site.address()).toBe('/reference/feature-toggles?a=1')
  expect(await site.scrollPosition()).toBe(place)
  await expect(site.page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  await site.goBack()
  await site.expectAddress('/topics')
  await expect(site.title).toHaveText('Feature flag best practices')
})

for (const way of ['its button', 'Escape', 'the desktop layout']) {
  test(`closed by ${way}, the menu leaves nothing to go back to`, async ({ site }) => {
    await site.open('/topics')
    await site.followInternalLink('/quickstart')
    await site.expectAddress('/quickstart')
    await site.openMenu()
    await expect(site.menu).toBeVisible()
    if (way === 'Escape') await site.page.keyboard.press('Escape')
    else if (way === 'its button') await site.closeMenu()
    else await site.page.setViewportSize({ width: 1200, height: 740 })
    await expect(site.menu).toBeHidden()
    await expect.poll(() => site.page.evaluate(() => (window.history.state as { isOverlay?: true } | null)?.isOverlay)).toBeUndefined()
    await site.goBack()
    await site.expectAddress('/topics')
    await expect(site.title).toHaveText('Feature flag best practices')
  })
}

test('from a page that the menu led to, going back leads to the page before', async ({ site }) => {
  await site.open('/topics')
  await site.followInternalLink('/quickstart')
  await site.expectAddress('/quickstart')
  await site.openMenu()
  await site.menu.getByRole('link', { name: 'Concepts', exact: true }).first().click()
  await site.expectAddress('/reference')
  await expect(site.menu).toBeHidden()
  await site.goBack()
  await site.expectAddress('/quickstart')
  await expect(site.title).toHaveText('Quickstart')
  await site.goBack()
  await site.expectAddress('/topics')
})

test('the menu shows the entry of the current page, and keeps its place and the groups opened in it', async ({ site }) => {
  await site.open('/using-unleash/troubleshooting/cors')
  await site.openMenu()
  const current = site.menu.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current=page]')
  await expect(current).toBeInViewport({ ratio: 1 })
  await site.openSidebarGroup('Understanding Unleash')
  await current.scrollIntoViewIfNeeded()
  await expect(current).toBeInViewport({ ratio: 1 })
  await site.page.waitForTimeout(100)
  const place = await site.sidebarScroll()
  expect(place).toBeGreaterThan(0)
  // Its button is at its top.
  await site.page.keyboard.press('Escape')
  await expect(site.menu).toBeHidden()
  await site.openMenu()
  await expect(site.sidebarGroup('Understanding Unleash')).toHaveAttribute('aria-expanded', 'true')
  expect(Math.abs((await site.sidebarScroll()) - place)).toBeLessThanOrEqual(2)
  await site.closeMenu()
  await site.page.setViewportSize({ width: 1280, height: 740 })
  await expect(site.sidebarGroup('Understanding Unleash')).toHaveAttribute('aria-expanded', 'true')
})

test('the menu closes when the window grows to the desktop layout', async ({ site }) => {
  await site.open('/quickstart')
  await site.openMenu()
  await site.page.setViewportSize({ width: 997, height: 740 })
  await expect(site.menu).toBeHidden()
  await expect(site.sidebar).toBeVisible()
  await expect(site.page.getByRole('button', { name: 'Open the menu' })).toBeHidden()
})

test('the layout changes between 996 and 997 pixels', async ({ site }) => {
  await site.page.setViewportSize({ width: 996, height: 740 })
  await site.open('/quickstart')
  await expect(site.page.getByRole('button', { name: 'Open the menu' })).toBeVisible()
  await expect(site.sidebar).toBeHidden()
  await site.page.setViewportSize({ width: 997, height: 740 })
  await expect(site.sidebar).toBeVisible()
})
