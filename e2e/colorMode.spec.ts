import { test as inIframes } from './framableSite'
import { expect, test } from './test'

test(
  'site and bars of the browser are light until the reader switches, and stay dark after that',
  { tag: '@smoke' },
  async ({ site }) => {
    const colorOfBars = site.page.locator('meta[name=theme-color]')
    await site.page.emulateMedia({ colorScheme: 'light' })
    await site.open('/quickstart')
    expect(await site.colors()).toBe('light')
    await expect(colorOfBars).toHaveAttribute('content', '#fff')
    await site.switchColors()
    expect(await site.colors()).toBe('dark')
    await expect(colorOfBars).toHaveAttribute('content', '#12131a')
    await site.reload()
    expect(await site.colors()).toBe('dark')
    await expect(colorOfBars).toHaveAttribute('content', '#12131a')
    await site.followAnySidebarLink()
    expect(await site.colors()).toBe('dark')
    await expect(site.colorsButton).toHaveAccessibleName('Switch to system mode')
    await site.switchColors()
    expect(await site.colors()).toBe('light')
    await expect(site.colorsButton).toHaveAccessibleName('Switch to light mode')
    await site.switchColors()
    expect(await site.colors()).toBe('light')
    await expect(site.colorsButton).toHaveAccessibleName('Switch to dark mode')

    await test.step('the button has the icon of the mode that it switches to', async () => {
      for (const icon of ['dark', 'system', 'light']) {
        const shown = await site.colorsButton
          .locator('use')
          .evaluateAll((drawings) =>
            drawings.filter((drawing) => drawing.checkVisibility()).map((drawing) => drawing.getAttribute('href')),
          )
        expect(shown).toEqual([`#icon:${icon}`])
        await site.switchColors()
      }
    })
  },
)

test('in system mode the page has the colors of the system, also after a reload and when they change', async ({
  site,
  otherTab,
}) => {
  await site.page.emulateMedia({ colorScheme: 'dark' })
  await site.open('/quickstart')
  await otherTab.page.emulateMedia({ colorScheme: 'dark' })
  await otherTab.open('/topics')
  await otherTab.waitUntilIdle()
  expect(await site.colors()).toBe('light')
  await site.switchColors()
  await site.switchColors()
  await expect(site.colorsButton).toHaveAccessibleName('Switch to light mode')
  expect(await site.colors()).toBe('dark')
  await expect.poll(() => otherTab.colors()).toBe('dark')
  await expect(otherTab.colorsButton).toHaveAccessibleName('Switch to light mode')
  await site.waitUntilIdle()
  await site.page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => site.colors()).toBe('light')
  await site.reload()
  expect(await site.colors()).toBe('light')
  await site.waitUntilIdle()
  await site.page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => site.colors()).toBe('dark')
  await site.reload()
  expect(await site.colors()).toBe('dark')
})

test('a switch reaches the other tabs within half a second, and so does the end of a choice', async ({
  site,
  otherTab,
}) => {
  await site.open('/quickstart')
  await otherTab.open('/topics')
  await otherTab.waitUntilIdle()
  const arrival = otherTab.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => resolve(Date.now())).observe(document.documentElement, {
          attributeFilter: ['data-theme'],
        })
      }),
  )
  await site.page.evaluate(() =>
    document.addEventListener('click', () => (document.documentElement.dataset.clicked = String(Date.now())), {
      capture: true,
    }),
  )
  await site.switchColors()
  const clicked = Number(await site.page.locator('html').getAttribute('data-clicked'))
  expect((await arrival) - clicked).toBeLessThanOrEqual(500)
  expect(await otherTab.colors()).toBe('dark')
  await expect(otherTab.page.getByRole('button', { name: 'Switch to system mode' })).toBeVisible()

  await test.step('also a tab that was in the memory of the browser', async () => {
    // Playwright turns that memory off: the page hears nothing, and is told that it is back.
    await otherTab.page.evaluate(() =>
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
    )
    await otherTab.page.evaluate(() => (document.documentElement.dataset.theme = 'light'))
    expect(await otherTab.colors()).toBe('light')
    await otherTab.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await otherTab.colors()).toBe('dark')
  })

  await test.step('once the stored colors are cleared, the page follows the system', async () => {
    await site.page.emulateMedia({ colorScheme: 'dark' })
    for (let mode = 0; mode < 2; mode++) await site.switchColors()
    expect(await site.colors()).toBe('light')
    await otherTab.page.evaluate(() => window.localStorage.removeItem('theme'))
    await expect.poll(() => site.colors()).toBe('dark')
    await expect(site.page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
    await site.page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => site.colors()).toBe('light')
    // A new choice is kept against the system.
    await site.switchColors()
    await site.page.emulateMedia({ colorScheme: 'dark' })
    await site.nextAnimationFrames()
    expect(await site.colors()).toBe('light')
  })
})

/** Opens a page in iframes and returns all backgrounds that they had in an animation frame until hydration was over. It runs in the browser. */
function paintedIn(paths: readonly string[]): Promise<string[][]> {
  const nextAnimationFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const open = async (path: string) => {
    const iframe = document.body.appendChild(
      Object.assign(document.createElement('iframe'), { src: path, width: '1280', height: '200' }),
    )
    await new Promise((resolve) => (iframe.onload = resolve))
    const isHydrated = () =>
      Object.keys(iframe.contentDocument?.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactProps$'))
    while (!isHydrated()) await nextAnimationFrame()
    for (let count = 0; count < 2; count++) await nextAnimationFrame()
    const { paintedColors } = iframe.contentWindow as unknown as { paintedColors: Set<string> }
    iframe.remove()
    return [...paintedColors]
  }
  return Promise.all(paths.map(open))
}

for (const [stored, system, shown] of [
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['system', 'dark', 'dark'],
] as const) {
  inIframes(
    `four loads in ${stored} mode while the system is ${system}, and no animation frame in other colors than ${shown}`,
    async ({ site, around: _around }) => {
      await site.page.emulateMedia({ colorScheme: system })
      await site.page.addInitScript((theme) => {
        window.localStorage.setItem('theme', theme)
        const paintedColors = new Set<string>()
        Object.assign(window, { paintedColors })
        const look = () => {
          if (document.querySelector('body'))
            paintedColors.add(getComputedStyle(document.documentElement).backgroundColor)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }, stored)
      const background = shown === 'light' ? 'rgb(255, 255, 255)' : 'rgb(18, 19, 26)'
      const painted = await site.page.evaluate(paintedIn, ['/quickstart', '/', '/quickstart', '/'])
      expect(painted).toEqual([[background], [background], [background], [background]])
    },
  )
}

test.describe('before the scripts of the page', () => {
  test('the button shows already which mode it switches to', async ({ site }) => {
    await site.page.addInitScript(() => window.localStorage.setItem('theme', 'dark'))
    await site.page.route(/\.js$/, () => new Promise(() => undefined))
    await site.page.goto('/quickstart', { waitUntil: 'commit' })
    await expect(site.page.getByRole('button', { name: 'Switch to system mode' })).toBeVisible()
    await expect(site.colorsButton).toHaveCount(1)
  })
})
