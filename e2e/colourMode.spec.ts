import { expect, test } from './test'

test('the site is light until the reader switches, and stays dark after that', async ({ site }) => {
  await site.open('/quickstart')
  expect(await site.colours()).toBe('light')
  await site.switchColours()
  expect(await site.colours()).toBe('dark')
  await site.reload()
  expect(await site.colours()).toBe('dark')
  await site.followInternalLink('/topics')
  await site.expectAddress('/topics')
  expect(await site.colours()).toBe('dark')
  await site.switchColours()
  expect(await site.colours()).toBe('light')
})

test('a switch reaches the other tabs within half a second', async ({ site, otherTab }) => {
  await site.open('/quickstart')
  await otherTab.open('/topics')
  const arrival = otherTab.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => resolve(Date.now())).observe(document.documentElement, { attributeFilter: ['data-theme'] })
      }),
  )
  await site.page.evaluate(() =>
    document.addEventListener('click', () => (document.documentElement.dataset.clicked = String(Date.now())), { capture: true }),
  )
  await site.switchColours()
  const clicked = Number(await site.page.locator('html').getAttribute('data-clicked'))
  expect((await arrival) - clicked).toBeLessThanOrEqual(500)
  expect(await otherTab.colours()).toBe('dark')
  await expect(otherTab.page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible()
})

test('once the stored colours are cleared, the page follows the system', async ({ site, otherTab }) => {
  await site.page.emulateMedia({ colorScheme: 'dark' })
  await site.open('/quickstart')
  expect(await site.colours()).toBe('light')
  await site.switchColours()
  await site.switchColours()
  expect(await site.colours()).toBe('light')
  await otherTab.open('/topics')
  await otherTab.page.evaluate(() => window.localStorage.removeItem('theme'))
  await expect.poll(() => site.colours()).toBe('dark')
  await expect(site.page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible()
  await site.page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => site.colours()).toBe('light')
  // A new choice is kept against the system.
  await site.switchColours()
  await site.page.emulateMedia({ colorScheme: 'dark' })
  await site.page.emulateMedia({ colorScheme: 'light' })
  await site.page.waitForTimeout(200)
  expect(await site.colours()).toBe('dark')
})

for (const stored of ['light', 'dark'] as const) {
  test(`twenty loads, and no frame in other colours than ${stored}`, async ({ site }) => {
    test.setTimeout(90_000)
    await site.page.emulateMedia({ colorScheme: stored === 'dark' ? 'light' : 'dark' })
    await site.page.addInitScript((theme) => {
      window.localStorage.setItem('theme', theme)
      const frames = new Set<string>()
      Object.assign(window, { frames })
      const look = () => {
        if (document.querySelector('body')) frames.add(getComputedStyle(document.documentElement).backgroundColor)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, stored)
    for (let load = 0; load < 20; load++) {
      await site.open(load % 2 ? '/quickstart' : '/')
      const frames = await site.page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames])
      const final = await site.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      expect(frames).toEqual([final])
      expect(await site.colours()).toBe(stored)
    }
  })
}

test('a page that comes back from the memory of the browser shows what was chosen meanwhile', async ({ site, otherTab }) => {
  // Playwright turns that memory off: the page hears nothing, and is told that it is back.
  await otherTab.page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation())
  })
  await site.open('/quickstart')
  await otherTab.open('/topics')
  await site.switchColours()
  await site.page.waitForTimeout(300)
  expect(await otherTab.colours()).toBe('light')
  await otherTab.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await otherTab.colours()).toBe('dark')
})

test('a stored value that means nothing is light', async ({ site }) => {
  await site.page.addInitScript(() => window.localStorage.setItem('theme', 'purple'))
  await site.open('/quickstart')
  expect(await site.colours()).toBe('light')
})

test.describe('before the scripts of the page', () => {
  test('the button shows already which colours it switches to', async ({ site }) => {
    await site.page.addInitScript(() => window.localStorage.setItem('theme', 'dark'))
    await site.page.route(/\.js$/, () => new Promise(() => undefined))
    await site.page.goto('/quickstart', { waitUntil: 'commit' })
    await expect(site.page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible()
    await expect(site.page.getByRole('button', { name: 'Switch to dark colours' })).toHaveCount(0)
  })
})
