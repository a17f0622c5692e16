import { expect, test } from './test'

test('the current page is marked and in view, under the name of its group, which stays in view as the field does', async ({
  site,
}) => {
  await site.page.setViewportSize({ width: 1280, height: 500 })
  await site.open('/reference/api-tokens-and-client-keys')
  const current = site.sidebar.locator('[aria-current=page]')
  await expect(current).toHaveCount(1)
  await expect(current).toBeInViewport({ ratio: 1 })
  await expect(site.sidebar.getByRole('paragraph').filter({ hasText: 'Concepts' })).toBeInViewport({ ratio: 1 })
  await expect(site.sidebarFilter).toBeInViewport({ ratio: 1 })

  await test.step('with the keyboard, entries come into view without moving the page', async () => {
    await site.scrollSidebar(-10_000)
    await site.sidebarFilter.focus()
    const entry = site.sidebarLink('Environments')
    await site.tabTo(entry)
    await expect(entry).toBeInViewport({ ratio: 1 })
    expect(await site.scrollPosition()).toBe(0)
  })

  await test.step('its group is open where groups are folded', async () => {
    await site.open('/reference/rbac')
    await expect(current).toBeInViewport({ ratio: 1 })
    await site.open('/reference/api/unleash/transaction-utx-os')
    await expect(current).toHaveAttribute('href', '/reference/api/unleash/transaction-utx-os')
  })
})

test('a second skip link leads to the pages of the section', async ({ site }) => {
  await site.open('/reference/segments')
  await site.page.keyboard.press('Tab')
  await site.page.keyboard.press('Tab')
  const skip = site.page.getByRole('link', { name: 'Skip to the pages of this section' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await site.page.keyboard.press('Enter')
  await site.page.keyboard.press('Tab')
  await expect(site.sidebarFilter).toBeFocused()
})

test.describe('the filter', () => {
  test('finds pages and operations of the section, and loads nothing before it has the focus', async ({ site }) => {
    const requested = site.requestedFiles(/sidebars\/|-page-data/)
    await site.open('/reference/api/unleash')
    await site.waitUntilIdle()
    expect(requested).toEqual([])
    await site.sidebarFilter.focus()
    await expect.poll(() => requested).toContain('api.json')
    await site.sidebarFilter.fill('transaction utxo')
    await expect(site.sidebar.getByRole('status')).toContainText('for "transaction utxo"')
    const operation = site.sidebar.locator('[href="/reference/api/unleash/transaction-utx-os"]')
    expect(await operation.evaluate((link) => getComputedStyle(link, '::before').content)).toContain('"GET"')
    await operation.click()
    await site.expectUrl('/reference/api/unleash/transaction-utx-os')
    await expect(site.sidebarFilter).toHaveValue('')
    await expect(operation).toHaveAttribute('aria-current', 'page')
    expect(await operation.evaluate((link) => getComputedStyle(link, '::before').content)).toContain('"GET"')
  })

  test('is in the menu of a phone', async ({ site }) => {
    await site.page.setViewportSize({ width: 360, height: 740 })
    await site.open('/topics')
    await site.openMenu()
    await expect(site.sidebarFilter).toBeInViewport({ ratio: 1 })
    await site.sidebarFilter.fill('quickstart')
    await site.sidebar.locator('[href="/quickstart"]').click()
    await site.expectUrl('/quickstart')
    await expect(site.menu).toBeHidden()
  })
})

test('nothing moves when the scripts run', async ({ site }) => {
  await site.watchShifts()
  const scripts = await site.holdBack('**/*.js')
  await site.page.goto('/quickstart', { waitUntil: 'commit' })
  await expect(site.sidebarLink('Quickstart')).toBeVisible()
  await expect(site.sidebarFilter).toBeVisible()
  const before = await site.sidebarLink('Quickstart').boundingBox()
  const shiftsBefore = await site.shifts()
  scripts.send()
  await site.waitForScripts()
  expect((await site.sidebarLink('Quickstart').boundingBox())?.y).toBe(before?.y)
  expect((await site.shifts()) - shiftsBefore).toBeLessThanOrEqual(0.01)
})

test('the place in a section stays, also beyond pages of other sections and without a sidebar', async ({ site }) => {
  await site.page.setViewportSize({ width: 1280, height: 400 })
  await site.open('/reference/segments')
  const current = site.sidebar.locator('[aria-current=page]')
  await expect(current).toBeInViewport({ ratio: 1 })
  await site.nextAnimationFrames()
  const place = await site.sidebarScroll()
  expect(place).toBeGreaterThan(0)

  // Its entry is in view, too.
  await site.navigateTo('/reference/feature-toggles')
  await site.expectUrl('/reference/feature-toggles')
  await expect(current).toBeInViewport({ ratio: 1 })
  await site.nextAnimationFrames()
  const next = await site.sidebarScroll()

  for (const path of ['/search', '/reference/api/unleash', '/feedback']) {
    await site.navigateTo(path)
    await site.expectUrl(path)
    await expect(site.sidebar).toHaveCount(path.startsWith('/reference') ? 1 : 0)
    await site.navigateTo('/reference/feature-toggles')
    await site.expectUrl('/reference/feature-toggles')
    await expect.poll(async () => Math.abs((await site.sidebarScroll()) - next)).toBeLessThanOrEqual(2)
  }
})
