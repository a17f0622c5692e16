import type { Locator } from '@playwright/test'
import { expect, test } from './test'

const everyPart = '/reference/components'

/** Everything about the look of an element that colors are not, and colors that the reader's own replace. */
async function looks(element: Locator): Promise<string> {
  return element.evaluate((part) => {
    const { fontWeight, textDecorationLine, borderBlockEndColor, borderInlineStartColor, backgroundColor, color } =
      getComputedStyle(part)
    return JSON.stringify({
      fontWeight,
      textDecorationLine,
      borderBlockEndColor,
      borderInlineStartColor,
      backgroundColor,
      color,
    })
  })
}

test.describe('with colors of the reader', () => {
  test.beforeEach(async ({ site }) => {
    await site.page.emulateMedia({ forcedColors: 'active' })
  })

  test('what is chosen still differs from what is not', async ({ site }) => {
    await site.open('/reference/feature-toggles')
    const current = site.sidebar.locator('[aria-current=page]')
    expect(await looks(current)).not.toBe(await looks(site.sidebarLink('Segments')))

    await site.scrollTo(1500)
    await expect(site.activeHeadingLink).toHaveCount(1)
    expect(await looks(site.activeHeadingLink)).not.toBe(
      await looks(site.tableOfContents.locator('a:not([aria-current])').first()),
    )

    await site.open('/quickstart')
    const tab = (isChosen: boolean) =>
      site
        .tabs()
        .locator(`label:has(${isChosen ? ':checked' : ':not(:checked)'})`)
        .first()
    expect(await looks(tab(true))).not.toBe(await looks(tab(false)))
  })

  test('the keyboard is seen wherever it is', async ({ site }) => {
    await site.open(everyPart)
    for (let stop = 0; stop < 30; stop++) {
      await site.page.keyboard.press('Tab')
      const outline = await site.page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        return {
          name: element.textContent,
          outlineStyle,
          isWide: parseFloat(outlineWidth) >= 2,
          isSeen: outlineColor !== 'rgba(0, 0, 0, 0)',
        }
      })
      expect(outline).toMatchObject({ outlineStyle: 'solid', isWide: true, isSeen: true })
    }
  })

  test('icons and the arrows of groups are drawn', async ({ site }) => {
    await site.open(everyPart)
    const isDrawn = (element: Element) => {
      const page = getComputedStyle(document.documentElement).backgroundColor
      const { height } = (element as SVGSVGElement).getBBox()
      return height > 0 && ![page, 'none', 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(element).stroke)
    }
    const icons = await site.navbar.locator('svg:visible').all()
    expect(icons.length).toBeGreaterThanOrEqual(3)
    for (const icon of icons) expect(await icon.evaluate(isDrawn)).toBe(true)
  })
})

test.describe('with less motion', () => {
  // The other version in the menu isn't part of this site, and the browser looks for it when the menu opens.
  test.use({ expectedErrors: ['Failed to load resource'] })

  test.beforeEach(async ({ site }) => {
    await site.page.emulateMedia({ reducedMotion: 'reduce' })
  })

  test('nothing moves by itself', async ({ site }) => {
    await site.open('/reference/feature-toggles')
    const moving = () =>
      site.page.evaluate(() => document.getAnimations().map((animation) => animation.constructor.name))
    await site.openDropdown('Version')
    expect(await moving()).toEqual([])
    await site.scrollBy(1200)
    expect(await moving()).toEqual([])
    await site.switchColors()
    expect(await moving()).toEqual([])
  })

  test('the spinner does not move', async ({ site }) => {
    await site.page.route('**/openapi/unleash/samples/**', () => undefined)
    await site.open('/reference/api/unleash/order-part')
    await site.sampleLanguage.selectOption('Ruby')
    const spinner = site.text.getByRole('status').filter({ hasText: 'Loading' })
    await expect(spinner).toBeVisible()
    // A slow turn shows that the page still works.
    const duration = await spinner.evaluate((element) => {
      const times = [element, ...element.querySelectorAll('*')].flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => parseFloat(getComputedStyle(part, pseudo).animationDuration)),
      )
      return Math.max(...times)
    })
    expect(duration === 0 || duration >= 1.5).toBe(true)
  })
})
