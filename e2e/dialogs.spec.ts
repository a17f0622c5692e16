import type { Locator } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../tools/setup/install.mjs'
import { ApiConsoleDialog } from './ApiConsoleDialog'
import { builtPaths, htmlOf } from './builtPaths'
import type { DocsSite } from './DocsSite'
import { expect, test } from './test'

const operation = '/reference/api/unleash/create-api-token'
const withPicture = builtPaths().find((path) => htmlOf(path).includes('aria-label="Enlarge: ')) ?? ''

/** Each dialog of the site, opened. */
const dialogs: readonly [name: string, path: string, open: (site: DocsSite) => Promise<Locator>][] = [
  ['the search', withPicture, (site) => site.openSearch().then(() => site.searchDialog)],
  ['an enlarged picture', withPicture, (site) => site.enlargeAnyPicture().then(() => openDialog(site))],
  ['the stack', withPicture, (site) => site.openStack().then(() => site.stackPanel)],
  [
    'the console',
    operation,
    async ({ page }) => {
      const console = new ApiConsoleDialog(page)
      await console.open()
      return console.dialog
    },
  ],
]

const openDialog = ({ page }: DocsSite) => page.locator('dialog[open]')

// Scrollbars that take space, as on Windows and Linux.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

test.beforeEach(({ site }) => site.serveIndex())

for (const [name, path, open] of dialogs) {
  test(`${name} neither moves the page nor leaves a stripe of it`, async ({ site }) => {
    await site.open(path)
    const scrollbar = await site.page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    expect(scrollbar).toBeGreaterThan(5)
    // A click scrolls to what it presses, so only columns are compared.
    const columns = () =>
      site.text.evaluate((element) => {
        const { x, width } = element.getBoundingClientRect()
        return { x, width }
      })
    const before = await columns()
    await open(site)
    expect(await columns()).toEqual(before)
    for (const mode of ['light', 'dark'] as const) {
      await site.showColors(mode)
      const [page, behind] = await site.page.evaluate(pageBehindBackdrop)
      expect.soft(behind, mode).toEqual(page)
    }
  })
}

/** The color of the page with the backdrop over it, and that of the space of the scrollbar, which no backdrop covers. It runs in the browser. */
function pageBehindBackdrop(): [page: number[], behind: number[]] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  })
  const paint = (...colors: string[]) => {
    for (const color of colors) {
      if (!canvas) continue
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
    }
    // Rounded in another way, a color differs by one.
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].map((channel) => Math.round(channel / 3))
  }
  const root = getComputedStyle(document.documentElement)
  return [
    paint(getComputedStyle(document.body).backgroundColor, root.getPropertyValue('--backdrop')),
    paint(root.backgroundColor),
  ]
}

test('dialogs and menus appear with a short motion, and at once for readers who prefer that', async ({ site }) => {
  await site.open(withPicture)
  for (const [reducedMotion, isMoving] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await site.page.emulateMedia({ reducedMotion })
    const expectMotion = async (element: Locator) =>
      expect
        .soft(await element.evaluate((shown) => getComputedStyle(shown).animationName !== 'none'), reducedMotion)
        .toBe(isMoving)
    await site.openDropdown('Version')
    await expectMotion(site.dropdown('Version').locator('ul'))
    await site.page.keyboard.press('Escape')
    await site.openSearch()
    await expectMotion(site.searchDialog)
    await site.page.keyboard.press('Escape')
    await site.expectNoOverlay()
    await site.enlargeAnyPicture()
    await expectMotion(openDialog(site))
    await site.page.keyboard.press('Escape')
    await site.expectNoOverlay()
  }
})

test.describe('in a window that is zoomed in to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('nothing of a page stays above the text, and the menu scrolls as one', async ({ site }) => {
    await site.open(withPicture)
    await site.scrollTo(2000)
    await expect(site.navbar).not.toBeInViewport()
    await expect(site.page.locator('main > details')).not.toBeInViewport()
    await site.scrollTo(0)
    await site.openMenu()
    const last = site.menu.getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport()
    await expect(site.menu.getByRole('button', { name: 'Close the menu' })).not.toBeInViewport()
  })

  test('two hits of the search are seen', async ({ site }) => {
    await site.open(withPicture)
    await site.openSearch()
    await site.searchFor('rollout')
    await site.page.keyboard.press('ArrowDown')
    await expect(site.searchHits.nth(1)).toBeInViewport({ ratio: 0.9 })
    await expect(site.searchField).toBeInViewport()
  })

  test('the console is used: its head scrolls away', async ({ site }) => {
    await site.open(operation)
    const console = new ApiConsoleDialog(site.page)
    await console.open()
    await console.send()
    await expect(console.dialog.getByRole('heading', { level: 2 })).not.toBeInViewport()
    expect(await site.sidewaysScroll()).toBe(0)
  })
})
