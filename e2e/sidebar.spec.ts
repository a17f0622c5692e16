import { expect, test } from './test'

test('the current page is marked, and its groups are open, also those of an operation', async ({ site }) => {
  await site.open('/reference/feature-toggles')
  const current = site.sidebar.locator('[aria-current=page]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveAttribute('href', '/reference/feature-toggles')
  await expect(current).toBeInViewport()
  await site.open('/reference/api/unleash/create-api-token')
  await expect(current).toHaveAttribute('href', '/reference/api/unleash/create-api-token')
  await expect(site.sidebar.getByRole('button', { name: 'API tokens, pages', expanded: true })).toBeVisible()

  await test.step('with the keyboard, its entries come into view without moving the page', async () => {
    await site.sidebarFilter.focus()
    await site.tabTo(site.sidebarGroup('Client'))
    await expect(site.sidebarGroup('Client')).toBeInViewport({ ratio: 1 })
    expect(await site.scrollPosition()).toBe(0)
  })
})

test('a group opens and closes by its button, without leaving the page; its name leads to its page', async ({
  site,
}) => {
  await site.open('/quickstart')
  const inside = site.sidebar.getByRole('link', { name: 'Concepts', exact: true })
  await expect(inside).toBeHidden()
  await site.openSidebarGroup('Understanding Unleash')
  await expect(inside).toBeVisible()
  await site.closeSidebarGroup('Understanding Unleash')
  await expect(inside).toBeHidden()
  const button = site.sidebarGroup('Understanding Unleash')
  await button.focus()
  await site.page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await site.page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(site.url()).toBe('/quickstart')
  await site.sidebarLink('Understanding Unleash').click()
  await site.expectUrl('/understanding-unleash')
  await expect(site.sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/understanding-unleash')
})

test('the operations of an API tag come when its group is opened', { tag: '@smoke' }, async ({ site }) => {
  await site.open('/reference/api/unleash')
  const operation = site.sidebar.locator('[href="/reference/api/unleash/create-api-token"]')
  await expect(operation).toHaveCount(0)
  await site.openSidebarGroup('API tokens')
  await expect(operation).toBeVisible()
  await operation.click()
  await site.expectUrl('/reference/api/unleash/create-api-token')
  await expect(operation).toHaveAttribute('aria-current', 'page')
})

test('opened groups stay open after a reload, also one whose items load later', async ({ site }) => {
  await site.open('/reference/api/unleash')
  await site.openSidebarGroup('Tutorials')
  await site.openSidebarGroup('API tokens')
  await site.openSidebarGroup('Best practices')
  await site.closeSidebarGroup('Best practices')
  await site.reload()
  await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')
  await expect(site.sidebar.locator('[href="/feature-flag-tutorials/react"]')).toBeVisible()
  await expect(site.sidebar.locator('[href="/reference/api/unleash/create-api-token"]')).toBeVisible()
  await expect(site.sidebarGroup('Best practices')).toHaveAttribute('aria-expanded', 'false')
})

test('a stored list of groups that is none changes nothing', async ({ site }) => {
  await site.open('/quickstart')
  for (const junk of ['__proto__', '/Tutorials\u0000', '['.repeat(5000)]) {
    await test.step(JSON.stringify(junk.slice(0, 12)), async () => {
      await site.page.evaluate((value) => window.localStorage.setItem('sidebar.open', value), junk)
      await site.reload()
      await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'false')
    })
  }
})

test.describe('the filter', () => {
  test.use({ expectedErrors: ['503'] })

  test('finds pages and operations, and loads nothing before it has the focus', async ({ site }) => {
    const requested = site.requestedFiles(/sidebars\/|-page-data|FilteredPages/)
    await site.open('/reference/segments')
    await site.waitUntilIdle()
    expect(requested).toEqual([])
    await site.sidebarFilter.focus()
    await expect.poll(() => requested).toContain('docs.json')
    await site.sidebarFilter.fill('api token')
    await expect(site.sidebar.getByRole('status')).toContainText('pages for "api token"')
    await expect(site.sidebar.locator('[href="/how-to/how-to-create-api-tokens"]')).toBeVisible()
    const operation = site.sidebar.locator('[href="/reference/api/unleash/create-api-token"]')
    expect(await operation.evaluate((link) => getComputedStyle(link, '::before').content)).toBe('"POST"')
    await operation.click()
    await site.expectUrl('/reference/api/unleash/create-api-token')
    await expect(site.sidebarFilter).toHaveValue('')
    await expect(site.sidebarGroup('API tokens')).toHaveAttribute('aria-expanded', 'true')

    await test.step('it says how many pages it finds, leads to the search when there is none, and Escape brings the tree back', async () => {
      await site.navigateTo('/reference/segments')
      await site.expectUrl('/reference/segments')
      await site.sidebarFilter.fill('feature')
      await expect(site.sidebar.getByRole('status')).toHaveText(/^First 60 of \d+ pages for "feature"$/)
      await expect(site.sidebar.getByRole('listitem')).toHaveCount(60)
      await site.sidebarFilter.fill('zzz nothing')
      await expect(site.sidebar.getByRole('status')).toHaveText('No pages for "zzz nothing"')
      await expect(site.sidebar.getByRole('link')).toHaveAttribute('href', '/search?q=zzz%20nothing')
      await site.sidebarFilter.press('Escape')
      await expect(site.sidebarFilter).toHaveValue('')
      await expect(site.sidebarGroup('Tutorials')).toBeVisible()
    })
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

  test('says when its list can not be loaded', async ({ site }) => {
    await site.page.route('**/sidebars/*.json', (route) => route.fulfill({ status: 503, body: '' }))
    await site.open('/reference/segments')
    await site.sidebarFilter.fill('token')
    await expect(site.sidebar.getByRole('status')).toHaveText('The list of pages could not be loaded.')
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
  await site.open('/reference/segments')
  await site.openSidebarGroup('Tutorials')
  const current = site.sidebar.locator('[aria-current=page]')
  // The click has scrolled to the button; back to the current entry.
  await current.scrollIntoViewIfNeeded()
  await expect(current).toBeInViewport({ ratio: 1 })
  await site.nextAnimationFrames()
  const place = await site.sidebarScroll()
  expect(place).toBeGreaterThan(0)

  // Its entry is in view, too.
  await site.navigateTo('/reference/service-accounts')
  await site.expectUrl('/reference/service-accounts')
  expect(await site.sidebarScroll()).toBe(place)

  for (const path of ['/search', '/', '/reference/whats-new-v4']) {
    await site.navigateTo(path)
    await site.expectUrl(path)
    await expect(site.sidebar).toHaveCount(0)
    await site.navigateTo('/reference/segments')
    await site.expectUrl('/reference/segments')
    await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')
    expect(Math.abs((await site.sidebarScroll()) - place)).toBeLessThanOrEqual(2)
  }
  for (const path of ['/reference/api/unleash/create-api-token', '/topics', '/reference/sdks/go']) {
    await site.navigateTo(path)
    await site.expectUrl(path)
    await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')
    await expect(current).toBeInViewport()
  }
})
