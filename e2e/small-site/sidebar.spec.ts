import { expect, test } from './test'

test('the current page is marked, and its groups are open, also those of an operation', async ({ site }) => {
  await site.open('/reference/feature-toggles')
  const current = site.sidebar.locator('[aria-current=page]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveAttribute('href', '/reference/feature-toggles')
  await expect(current).toBeInViewport()
  await site.open('/reference/api/unleash/transaction-utx-os')
  await expect(current).toHaveAttribute('href', '/reference/api/unleash/transaction-utx-os')
  await expect(
    site.sidebar.getByRole('button', { name: 'Cardano » Transactions, pages', expanded: true }),
  ).toBeVisible()

  await test.step('with the keyboard, its entries come into view without moving the page', async () => {
    await site.sidebarFilter.focus()
    await site.tabTo(site.sidebarGroup('Cardano » Utilities'))
    await expect(site.sidebarGroup('Cardano » Utilities')).toBeInViewport({ ratio: 1 })
    expect(await site.scrollPosition()).toBe(0)
  })
})

test('opened groups stay open after a reload, also one whose items load later', async ({ site }) => {
  await site.open('/reference/api/unleash')
  await site.openSidebarGroup('Tutorials')
  await site.openSidebarGroup('Cardano » Transactions')
  await site.openSidebarGroup('Best practices')
  await site.closeSidebarGroup('Best practices')
  await site.reload()
  await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')
  await expect(site.sidebar.locator('[href="/feature-flag-tutorials/react"]')).toBeVisible()
  await expect(site.sidebar.locator('[href="/reference/api/unleash/transaction-utx-os"]')).toBeVisible()
  await expect(site.sidebarGroup('Best practices')).toHaveAttribute('aria-expanded', 'false')
})

test.describe('the filter', () => {
  test('finds pages and operations, and loads nothing before it has the focus', async ({ site }) => {
    const requested = site.requestedFiles(/sidebars\/|-page-data|FilteredPages/)
    await site.open('/reference/segments')
    await site.waitUntilIdle()
    expect(requested).toEqual([])
    await site.sidebarFilter.focus()
    await expect.poll(() => requested).toContain('docs.json')
    await site.sidebarFilter.fill('transaction utxo')
    await expect(site.sidebar.getByRole('status')).toContainText('for "transaction utxo"')
    const operation = site.sidebar.locator('[href="/reference/api/unleash/transaction-utx-os"]')
    expect(await operation.evaluate((link) => getComputedStyle(link, '::before').content)).toBe('"GET"')
    await operation.click()
    await site.expectUrl('/reference/api/unleash/transaction-utx-os')
    await expect(site.sidebarFilter).toHaveValue('')
    await expect(site.sidebarGroup('Cardano » Transactions')).toHaveAttribute('aria-expanded', 'true')
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

test('the place of the filter is there before it is: nothing moves', async ({ site }) => {
  await site.watchShifts()
  const scripts = await site.holdBack('**/*.js')
  await site.page.goto('/quickstart', { waitUntil: 'commit' })
  await expect(site.sidebarLink('Quickstart')).toBeVisible()
  const before = await site.sidebarLink('Quickstart').boundingBox()
  const shiftsBefore = await site.shifts()
  scripts.send()
  await expect(site.sidebarFilter).toBeVisible()
  expect((await site.sidebarLink('Quickstart').boundingBox())?.y).toBe(before?.y)
  expect((await site.shifts()) - shiftsBefore).toBeLessThanOrEqual(0.01)
})

test('opened groups and the place stay from one kind of page to another, also beyond pages without sidebar', async ({
  site,
}) => {
  await site.page.setViewportSize({ width: 1280, height: 400 })
  await site.open('/reference/segments')
  await site.openSidebarGroup('Tutorials')
  const current = site.sidebar.locator('[aria-current=page]')
  // The click has scrolled to the button; back to the current entry.
  await current.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(current).toBeInViewport({ ratio: 1 })
  await site.nextAnimationFrames()
  const place = await site.sidebarScroll()
  expect(place).toBeGreaterThan(0)

  // Its entry is in view, too.
  await site.navigateTo('/reference/service-accounts')
  await site.expectUrl('/reference/service-accounts')
  expect(await site.sidebarScroll()).toBe(place)

  for (const path of ['/search', '/feedback']) {
    await site.navigateTo(path)
    await site.expectUrl(path)
    await expect(site.sidebar).toHaveCount(0)
    await site.navigateTo('/reference/segments')
    await site.expectUrl('/reference/segments')
    await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')
    expect(Math.abs((await site.sidebarScroll()) - place)).toBeLessThanOrEqual(2)
  }
  for (const path of ['/reference/api/unleash/transaction-utx-os', '/topics', '/reference/sdks']) {
    await site.navigateTo(path)
    await site.expectUrl(path)
    await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')
    await expect(current).toBeInViewport()
  }
})
