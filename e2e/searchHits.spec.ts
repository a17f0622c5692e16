import type { PageSection, SearchablePage } from '../src/shared/search/searchIndex'
import type { DocsSite } from './DocsSite'
import { expect, test } from './test'

const texts = [
  '<img src=x onerror="window.isHacked=1">',
  '<script>window.isHacked=1</script>',
  '<svg onload="window.isHacked=1">',
  '</mark><iframe srcdoc="<script>top.isHacked=1</script>">',
  '<mark onmouseover="window.isHacked=1">x</mark>',
]
const urls = [
  ['javascript', 'window.isHacked=1'].join(':'),
  '//evil.example/',
  'https://evil.example/',
  'data:text/html,x',
  '/\\evil.example/',
]

function pageAt(
  path: string,
  names: Pick<SearchablePage, 'title' | 'description' | 'keywords' | 'category'>,
  below: PageSection[] = [],
): SearchablePage {
  return { path, ...names, kind: 'guide', weight: 100, sections: [{ anchor: null, headings: [], text: '' }, ...below] }
}

/** Serves an index of these pages in place of the site's own. */
async function serveIndex({ page }: DocsSite, pages: SearchablePage[]): Promise<void> {
  await page.route('**/search-index.json', (route) => route.fulfill({ json: pages }))
}

test('hostile hits: none runs, and none leads away', async ({ site }) => {
  // Every text with a harmless URL, every URL with a harmless text, and combinations of both.
  const hits = [
    ...texts.map((text) => [text, '/reference/segments'] as const),
    ...urls.map((url) => ['Harmless', url] as const),
    ...texts.flatMap((text) => urls.slice(0, 3).map((url) => [text, url] as const)),
  ]
  expect(hits.length).toBeGreaterThanOrEqual(25)
  const pages = hits.map(([text, url], place): SearchablePage => {
    const section = { anchor: 'a', headings: [`Hostile ${text}`], text: '' }
    return pageAt(
      url,
      {
        title: `Hostile ${place} ${text}`,
        description: `Hostile ${text}`,
        keywords: [text],
        category: `<b>${texts[0]}`,
      },
      [section],
    )
  })
  await serveIndex(site, pages)
  await site.open('/quickstart')
  await site.openSearch()
  await site.searchFor('hostile')
  await expect(site.searchHits.first()).toBeVisible()
  const links = await site.searchHitUrls()
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((href) => !href.startsWith('/reference/segments'))).toEqual([])
  const active = ':is(img, script, iframe, svg[onload], [onmouseover])'
  expect(await site.searchDialog.locator(active).count()).toBe(0)
  await site.searchHits.first().hover()
  await site.page.keyboard.press('Enter')
  await site.expectUrl('/reference/segments')
  await site.open('/search?q=hostile')
  await expect(site.foundPages.first()).toBeVisible()
  expect(await site.text.locator(':is(img, script, iframe)').count()).toBe(0)
  expect(await site.page.evaluate(() => 'isHacked' in window)).toBe(false)
})

test('hostile hits among the recent searches of the browser are not shown, and no key follows them', async ({
  site,
}) => {
  await site.startWithRecentSearches('Once found', ...urls)
  await site.open('/quickstart')
  for (const key of ['Control+Enter', 'Shift+Enter', 'Enter']) {
    await site.openSearch()
    await expect(site.searchOffers.first()).toBeVisible()
    await expect(site.searchHits).toHaveCount(0)
    await site.page.keyboard.press(key)
    if (await site.searchDialog.isVisible()) await site.page.keyboard.press('Escape')
    await expect(site.searchDialog).toBeHidden()
  }
  expect(site.url()).toBe('/quickstart')
  expect(site.page.context().pages()).toHaveLength(1)
  expect(await site.page.evaluate(() => 'isHacked' in window)).toBe(false)
})

test.describe('a hit on a known other site', () => {
  const url = 'https://github.com/Unleash/unleash'
  test.use({ expectedErrors: [`request to another host: ${url}`] })

  test.beforeEach(async ({ site }) => {
    await site.page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))
    const names = { title: 'Repository', description: 'Where the code is.', keywords: [], category: 'Source' }
    await serveIndex(site, [pageAt(url, names)])
  })

  test('is followed by the browser', async ({ site }) => {
    for (const way of ['a click', 'Enter'] as const) {
      await test.step(`on ${way}`, async () => {
        await site.open('/quickstart')
        await site.openSearch()
        await site.searchFor('repository')
        await expect(site.searchHits).toHaveAttribute('aria-selected', 'true')
        await (way === 'Enter' ? site.page.keyboard.press('Enter') : site.searchHits.first().click())
        await expect(site.title).toHaveText('Elsewhere')
        expect(site.page.url()).toBe(url)
      })
    }

    await test.step('from the page of results', async () => {
      await site.open('/search?q=repository')
      await site.foundPages.first().click()
      await expect(site.title).toHaveText('Elsewhere')
    })
  })
})
