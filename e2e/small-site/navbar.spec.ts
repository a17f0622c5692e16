import { expect, test } from './test'

test('the bar hides and comes back', async ({ site }) => {
  await site.open('/reference/feature-toggles')
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
  await site.tabTo(site.navbar.getByRole('link').first())
  await expect(site.navbar.locator(':focus')).toBeInViewport()
})

test('one list of the bar is open at a time, and it closes when the keyboard leaves it', async ({ site }) => {
  await site.open('/quickstart')
  const version = site.dropdown('Version').getByRole('link')
  const language = site.dropdown('Language').getByRole('link')
  await site.openDropdown('Version')
  await expect(version.first()).toBeVisible()
  await site.waitForScripts()
  await site.openDropdown('Language')
  await expect(version.first()).toBeHidden()
  await expect(language.first()).toBeVisible()
  await site.page.keyboard.press('Tab')
  await expect(language.first()).toBeFocused()
  await site.page.keyboard.press('Tab')
  await site.page.keyboard.press('Tab')
  await expect(language.first()).toBeHidden()
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
    await expect(site.dropdown('Language').getByRole('link').first()).toBeVisible()
  })
})
