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

test('going back closes the menu', async ({ site }) => {
  await site.open('/topics')
  await site.followInternalLink('/quickstart')
  await site.expectAddress('/quickstart')
  await site.openMenu()
  await site.goBack()
  await site.expectAddress('/topics')
  await expect(site.menu).toBeHidden()
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
