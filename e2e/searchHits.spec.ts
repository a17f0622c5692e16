import type { PackedPage } from '../src/shared/search/IndexParts'
import type { DocsSite } from './DocsSite'
import { expect, test } from './test'

const texts = [
  '<img src=x onerror="window.isHacked=1">',
  '<script>window.isHacked=1</script>',
  '<svg onload="window.isHacked=1">',
  '</mark><iframe srcdoc="<script>top.isHacked=1</script>">',
  '<mark onmouseover="window.isHacked=1">x</mark>',
]
const addresses = [
  ['javascript', 'window.isHacked=1'].join(':'),
  '//evil.example/',
  'https://evil.example/',
  'data:text/html,x',
  '/\\evil.example/',
]

/** Serves an index of these pages in place of the site's own. */
async function serveIndex({ page }: DocsSite, category: string, pages: PackedPage[]): Promise<void> {
  await page.route('**/search-index/first.json', (route) =>
    route.fulfill({ json: { texts: '/search-index/none.json', categories: [category], kinds: ['guide'], pages } }),
  )
}

test('hostile hits: none runs, and none leads away', async ({ site }) => {
  // Every text with a harmless address, every address with a harmless text, and all of both together.
  const hits = [
    ...texts.map((text) => [text, '/reference/segments'] as const),
    ...addresses.map((address) => ['Harmless', address] as const),
    ...texts.flatMap((text) => addresses.slice(0, 3).map((address) => [text, address] as const)),
  ]
  expect(hits.length).toBeGreaterThanOrEqual(25)
  const pages = hits.map(([text, address], place): PackedPage => {
    return [address, `Hostile ${place} ${text}`, `Hostile ${text}`, text, 100, 0, 0, [['a', `Hostile ${text}`, 2]]]
  })
  await serveIndex(site, `<b>${texts[0]}`, pages)
  await site.open('/quickstart')
  await site.openSearch()
  await site.searchFor('hostile')
  await expect(site.searchHits.first()).toBeVisible()
  const links = await site.searchHits.locator('a').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((href) => !href.startsWith('/reference/segments'))).toEqual([])
  const active = '.DocSearch-Dropdown :is(img, script, iframe, svg[onload], [onmouseover])'
  expect(await site.searchDialog.locator(active).count()).toBe(0)
  await site.searchHits.first().hover()
  await site.page.keyboard.press('Enter')
  await site.expectAddress('/reference/segments')
  await site.open('/search?q=hostile')
  await expect(site.foundPages.first()).toBeVisible()
  expect(await site.text.locator(':is(img, script, iframe)').count()).toBe(0)
  expect(await site.page.evaluate(() => 'isHacked' in window)).toBe(false)
})

test('hostile hits among the recent searches of the browser are not followed, whatever the key', async ({ site }) => {
  for (const url of addresses) {
    await site.startWithRecentSearch(url, 'Once found')
    await site.open('/quickstart')
    for (const key of ['Control+Enter', 'Shift+Enter', 'Enter']) {
      await site.openSearch()
      await expect(site.searchHits).toHaveAttribute('aria-selected', 'true')
      await site.page.keyboard.press(key)
      if (await site.searchDialog.isVisible()) await site.page.keyboard.press('Escape')
      await expect(site.searchDialog).toBeHidden()
    }
    expect(site.address()).toBe('/quickstart')
    expect(site.page.context().pages()).toHaveLength(1)
    expect(await site.page.evaluate(() => 'isHacked' in window)).toBe(false)
  }
})

test.describe('a hit on a known other site', () => {
  const address = 'https://github.com/Unleash/unleash'
  test.use({ expectedErrors: [`request to another host: ${address}`] })

  test.beforeEach(async ({ site }) => {
    await site.page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))
    await serveIndex(site, 'Source', [[address, 'Repository', 'Where the code is.', '', 100, 0, 0, []]])
  })

  for (const way of ['a click', 'Enter'] as const) {
    test(`is followed by the browser on ${way}`, async ({ site }) => {
      await site.open('/quickstart')
      await site.openSearch()
      await site.searchFor('repository')
      await expect(site.searchHits).toHaveAttribute('aria-selected', 'true')
      await (way === 'Enter' ? site.page.keyboard.press('Enter') : site.searchHits.first().click())
      await expect(site.title).toHaveText('Elsewhere')
      expect(site.page.url()).toBe(address)
    })
  }

  test('is followed from the page of results', async ({ site }) => {
    await site.open('/search?q=repository')
    await site.foundPages.first().click()
    await expect(site.title).toHaveText('Elsewhere')
  })
})
