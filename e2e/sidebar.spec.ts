import { expect, test } from './test'

test('the current page is marked, and its groups are open', async ({ site }) => {
  await site.open('/reference/feature-toggles')
  await expect(site.sidebar.locator('[aria-current=page]')).toHaveCount(1)
  await expect(site.sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/reference/feature-toggles')
  await expect(site.sidebar.locator('[aria-current=page]')).toBeInViewport()
})

test('a group opens and closes by its button, without leaving the page', async ({ site }) => {
  await site.open('/quickstart')
  const inside = site.sidebar.getByRole('link', { name: 'Concepts', exact: true })
  await expect(inside).toBeHidden()
  await site.openSidebarGroup('Understanding Unleash')
  await expect(inside).toBeVisible()
  await site.closeSidebarGroup('Understanding Unleash')
  await expect(inside).toBeHidden()
  expect(site.address()).toBe('/quickstart')
})

test('a group opens by the keyboard', async ({ site }) => {
  await site.open('/quickstart')
  const button = site.sidebarGroup('Understanding Unleash')
  await button.focus()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await site.page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await site.page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the name of a group leads to its page', async ({ site }) => {
  await site.open('/quickstart')
  await site.sidebarLink('Understanding Unleash').click()
  await site.expectAddress('/understanding-unleash')
  await expect(site.sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/understanding-unleash')
})

test('the operations of an API tag come when its group is opened', async ({ site }) => {
  await site.open('/reference/api/unleash')
  const operation = site.sidebar.locator('[href="/reference/api/unleash/create-api-token"]')
  await expect(operation).toHaveCount(0)
  await site.openSidebarGroup('API tokens')
  await expect(operation).toBeVisible()
  await operation.click()
  await site.expectAddress('/reference/api/unleash/create-api-token')
  await expect(operation).toHaveAttribute('aria-current', 'page')
})

test('an operation page shows its own tag open, with all its operations', async ({ site }) => {
  await site.open('/reference/api/unleash/create-api-token')
  await expect(site.sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/reference/api/unleash/create-api-token')
  await expect(site.sidebar.getByRole('button', { name: 'API tokens, pages', expanded: true })).toBeVisible()
})

test('opened groups stay open from page to page', async ({ site }) => {
  await site.open('/quickstart')
  await site.openSidebarGroup('Understanding Unleash')
  await site.followInternalLink('/topics')
  await site.expectAddress('/topics')
  await expect(site.sidebarLink('Concepts')).toBeVisible()
})

test('opened groups and the place stay from one kind of page to another, also beyond pages without sidebar', async ({ site }) => {
  await site.open('/reference/segments')
  await site.openSidebarGroup('Tutorials')
  const current = site.sidebar.locator('[aria-current=page]')
  // The click has scrolled to the button; back to the current entry.
  await current.scrollIntoViewIfNeeded()
  await expect(current).toBeInViewport({ ratio: 1 })
  await site.page.waitForTimeout(100)
  const place = await site.sidebarScroll()
  expect(place).toBeGreaterThan(0)

  // Its entry is in view, too.
  await site.followInternalLink('/reference/service-accounts')
  await site.expectAddress('/reference/service-accounts')
  expect(await site.sidebarScroll()).toBe(place)

  for (const path of ['/search', '/reference/whats-new-v4']) {
    await site.followInternalLink(path)
    await site.expectAddress(path)
    await expect(site.sidebar).toHaveCount(0)
    await site.followInternalLink('/reference/segments')
    await site.expectAddress('/reference/segments')
    await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')
    expect(Math.abs((await site.sidebarScroll()) - place)).toBeLessThanOrEqual(2)
  }
  for (const path of ['/reference/api/unleash/create-api-token', '/', '/reference/sdks/go']) {
    await site.followInternalLink(path)
    await site.expectAddress(path)
    await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')
    await expect(current).toBeInViewport()
  }
})
