import { expect, test } from './test'

test('the bar hides and comes back, and the only version and the only language lead to this page', async ({ site }) => {
  await site.open('/reference/feature-toggles?a=1#part')

  for (const [label, suffix] of [
    ['Version', ''],
    ['Language', '?a=1#part'],
  ] as const) {
    await test.step(label, async () => {
      await site.openDropdown(label)
      const entries = site.dropdown(label).getByRole('link')
      await expect(entries).toHaveCount(1)
      await expect(entries).toHaveAttribute('aria-current', 'true')
      await expect(entries).toHaveAttribute('href', `/reference/feature-toggles${suffix}`)
      await site.page.keyboard.press('Escape')
    })
  }

  for (const width of [1280, 360]) {
    await test.step(`scrolling down hides it, up and the top bring it back, ${width} px wide`, async () => {
      await site.page.setViewportSize({ width, height: 740 })
      await site.title.click()
      await expect(site.navbar).toBeInViewport()
      await site.scrollBy(200)
      await expect(site.navbar).not.toBeInViewport()
      await site.scrollBy(-40)
      await expect(site.navbar).toBeInViewport()
      await site.scrollBy(200)
      await expect(site.navbar).not.toBeInViewport()
      await site.scrollTo(0)
      await expect(site.navbar).toBeInViewport()
    })
  }

  await test.step('it disappears without motion for readers who prefer that', async () => {
    await site.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await site.navbar.evaluate((bar) => getComputedStyle(bar).transitionDuration)).toBe('0s')
  })
})

test('the bar is shown while the keyboard is in it', async ({ site }) => {
  await site.open('/reference/feature-toggles')
  await site.scrollBy(300)
  await expect(site.navbar).not.toBeInViewport()
  await site.page.keyboard.press('Tab')
  await site.page.keyboard.press('Tab')
  await expect(site.navbar.locator(':focus')).toBeInViewport()
})

test('a list of the bar closes by Escape, by a click elsewhere and when the other opens, and when the keyboard leaves it', async ({
  site,
}) => {
  await site.open('/quickstart')
  const version = site.dropdown('Version').getByRole('link')
  const language = site.dropdown('Language').getByRole('link')
  await site.openDropdown('Version')
  await expect(version).toBeVisible()
  await site.waitForScripts()
  await site.page.keyboard.press('Escape')
  await expect(version).toBeHidden()
  await site.openDropdown('Version')
  await site.title.click()
  await expect(version).toBeHidden()
  await site.openDropdown('Version')
  await expect(version).toBeVisible()
  await site.openDropdown('Language')
  await expect(version).toBeHidden()
  await expect(language).toBeVisible()

  await test.step('by the keyboard', async () => {
    await site.dropdown('Version').locator('summary').focus()
    await site.page.keyboard.press('Enter')
    await site.page.keyboard.press('Tab')
    await expect(version).toBeFocused()
    await site.page.keyboard.press('Tab')
    await expect(version).toBeHidden()
  })
})

test('at 200 % text size the bar fits a phone', async ({ site }) => {
  await site.page.setViewportSize({ width: 360, height: 740 })
  await site.open('/')
  await site.enlargeText(200)
  expect(await site.sidewaysScroll()).toBe(0)
  const bar = await site.navbar.boundingBox()
  for (const control of await site.navbar.getByRole('button').all()) {
    const box = await control.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(bar?.width ?? 0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists of the bar open', async ({ site }) => {
    await site.openPlain('/quickstart')
    await site.openDropdown('Language')
    await expect(site.dropdown('Language').getByRole('link')).toBeVisible()
  })
})
