import { contrast } from '../../plugins/gatsby-source-site/src/settingsProblems'
import { expect, test } from './test'

/** `#ff00ff` for a color as the browser computes it; empty if it is transparent. */
function toHex(color: string): string {
  const [red, green, blue, alpha] = color.match(/[\d.]+/g)?.map(Number) ?? []
  return alpha === 0
    ? ''
    : `#${[red, green, blue].map((channel = 0) => channel.toString(16).padStart(2, '0')).join('')}`
}

test.beforeEach(async ({ site }) => {
  await site.page.emulateMedia({ forcedColors: 'active' })
})

test('diagrams, the search and the bar for slow page changes', async ({ site }) => {
  await site.open('/reference/code')

  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`labels of diagrams can be read on a ${colorScheme} page`, async () => {
      await site.page.emulateMedia({ forcedColors: 'active', colorScheme })
      const found = await site.text.locator('svg .edge text, svg .node text').evaluateAll((labels) => {
        const page = getComputedStyle(document.documentElement).backgroundColor
        return labels.map((label) => {
          const box = label.parentElement?.querySelector(':scope > polygon, :scope > path, :scope > ellipse')
          const isNode = label.closest('.node') !== null
          return [getComputedStyle(label).fill, box && isNode ? getComputedStyle(box).fill : page]
        })
      })
      expect(found.length).toBeGreaterThan(2)
      for (const [text = '', background = ''] of found)
        expect(contrast(toHex(text), toHex(background)), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5)
    })
  }

  await test.step('matched words are read in the search', async () => {
    await site.openSearch()
    await site.searchFor('segments')
    for (const colorScheme of ['light', 'dark'] as const) {
      await site.page.emulateMedia({ forcedColors: 'active', colorScheme })
      const [color, background] = await site.searchHits
        .locator('mark')
        .first()
        .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor])
      expect.soft(contrast(toHex(color), toHex(background)), colorScheme).toBeGreaterThanOrEqual(4.5)
    }
    await site.page.keyboard.press('Escape')
  })

  await test.step('the bar for slow page changes is seen, and does not move for readers who prefer that', async () => {
    const [bar, surface] = await site.page.evaluate(() => {
      document.documentElement.dataset.loading = ''
      return ['::before', ''].map(
        (part) => getComputedStyle(document.documentElement, part || undefined).backgroundColor,
      )
    })
    expect(bar).not.toBe(surface)
    expect(bar).not.toBe('rgba(0, 0, 0, 0)')
    const animation = () =>
      site.page.evaluate(() => getComputedStyle(document.documentElement, '::before').animationName)
    await site.page.emulateMedia({ forcedColors: 'none' })
    expect(await animation()).not.toBe('none')
    await site.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await animation()).toBe('none')
  })
})
