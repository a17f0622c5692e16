import { contrast } from '../plugins/gatsby-source-site/src/settingsProblems'
import { expect, test } from './test'

test.beforeEach(async ({ site }) => {
  await site.page.emulateMedia({ forcedColors: 'active' })
})

test('matched words are read in the search', async ({ site }) => {
  await site.searchTitlesOnly()
  await site.open('/quickstart')
  await site.openSearch()
  await site.searchFor('segments')
  for (const colorScheme of ['light', 'dark'] as const) {
    await site.page.emulateMedia({ forcedColors: 'active', colorScheme })
    const [color = '', background = ''] = await site.searchHits
      .locator('mark')
      .first()
      .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor].map((value) => {
        const [red, green, blue, alpha] = value.match(/[\d.]+/g)?.map(Number) ?? []
        return alpha === 0 ? '' : `#${[red, green, blue].map((channel = 0) => channel.toString(16).padStart(2, '0')).join('')}`
      }))
    expect.soft(contrast(color, background), colorScheme).toBeGreaterThanOrEqual(4.5)
  }
})

test('the bar for slow page changes is seen, and does not move for readers who prefer that', async ({ site }) => {
  await site.open('/quickstart')
  const [bar, surface] = await site.page.evaluate(() => {
    document.documentElement.dataset.loading = ''
    return ['::before', ''].map((part) => getComputedStyle(document.documentElement, part || undefined).backgroundColor)
  })
  expect(bar).not.toBe(surface)
  expect(bar).not.toBe('rgba(0, 0, 0, 0)')
  const animation = () => site.page.evaluate(() => getComputedStyle(document.documentElement, '::before').animationName)
  await site.page.emulateMedia({ forcedColors: 'none' })
  expect(await animation()).not.toBe('none')
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animation()).toBe('none')
})
