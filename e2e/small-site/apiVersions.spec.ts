import fs from 'node:fs'
import { searchPort } from '../../tools/setup/smallSite.mjs'
import { expect, folder, test } from './test'

/** The API of the small site has two versions: content/site/sources.ts beside this file. */
const current = '/reference/api/unleash'
const older = '/reference/api/unleash-5-7'
const siteUrl = 'https://docs.getunleash.io'

function textOf(file: string): string {
  return fs.readFileSync(`${folder}${file}`, 'utf8')
}

test.describe('the list of versions', () => {
  test('keeps the operation where both versions have it', async ({ site }) => {
    await site.open(`${current}/get-parts`)
    expect(await site.shownEdition('Version')).toBe('5.8')
    await site.openDropdown('Version')
    await expect(site.edition('Version', '5.8 (current)')).toHaveAttribute('aria-current', 'true')
    await site.edition('Version', '5.7').click()
    await site.expectUrl(`${older}/get-parts`)
    await expect(site.title).toHaveText('Get parts')
    await expect(site.text.getByText('Says what the server was made of.')).toBeVisible()
    expect(await site.shownEdition('Version')).toBe('5.7')
    await site.openDropdown('Version')
    await site.edition('Version', '5.8 (current)').click()
    await site.expectUrl(`${current}/get-parts`)
    await expect(site.text.getByText('Says what the server is made of.')).toBeVisible()

    await test.step('it says so where a version lacks the operation, and leads to its index', async () => {
      await site.navigateTo(`${current}/transaction-utx-os`)
      await site.expectUrl(`${current}/transaction-utx-os`)
      await site.openDropdown('Version')
      await site.edition('Version', "5.7 doesn't have this page").click()
      await site.expectUrl(older)
      await site.followLink('Get the weight of a part')
      await site.expectUrl(`${older}/get-weight`)
      await site.openDropdown('Version')
      await expect(site.edition('Version', "5.8 (current) doesn't have this page")).toHaveAttribute('href', current)
    })

    await test.step('it is that of the site on pages that have one version', async () => {
      await site.navigateTo('/reference')
      await site.expectUrl('/reference')
      await expect.poll(() => site.shownEdition('Version')).toBe('5')
    })
  })

  test('is in the menu of a phone', async ({ site }) => {
    await site.page.setViewportSize({ width: 390, height: 844 })
    await site.open(`${older}/get-parts`)
    await site.openMenu()
    await site.openMenuDropdown('Version')
    await site.menu.getByRole('link', { name: '5.8 (current)' }).click()
    await site.expectUrl(`${current}/get-parts`)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of versions leads to the same page', async ({ site }) => {
    await site.openPlain(`${older}/get-parts`)
    await site.openDropdown('Version')
    await site.edition('Version', '5.8 (current)').click()
    await site.expectUrl(`${current}/get-parts`)
  })
})

test.describe('a page of an older version', () => {
  test('leads to the current one, and has the sidebar, the title, the downloads and the samples of its version', async ({
    site,
  }) => {
    await site.open(older)
    for (const [page, link, target] of [
      ['get-parts', 'See this page in the current version, 5.8', `${current}/get-parts`],
      ['get-weight', 'See the API of 5.8', current],
      ['parts', 'See this page in the current version, 5.8', `${current}/parts`],
      ['unleash-api', 'See this page in the current version, 5.8', `${current}/unleash-api`],
      ['', 'See this page in the current version, 5.8', current],
    ] as const) {
      await test.step(page || 'the index', async () => {
        const path = `${older}/${page}`.replace(/\/$/, '')
        await site.navigateTo(path)
        await site.expectUrl(path)
        await expect(site.olderNotice).toContainText('This page describes version 5.7 of the API.')
        await expect(site.text.getByText('API of 5.7', { exact: true })).toBeVisible()
        if (page === 'get-parts') await expect(site.page).toHaveTitle('Get parts (5.7) | Unleash')
        if (page === '')
          await expect(site.text.getByRole('link', { name: 'JSON' }).first()).toHaveAttribute(
            'href',
            '/openapi/unleash-5.7.json',
          )
        await site.olderNotice.getByRole('link', { name: link }).click()
        await site.expectUrl(target)
        await expect(site.olderNotice).toHaveCount(0)
        if (page === 'get-parts') await expect(site.page).toHaveTitle('Get parts | Unleash')
      })
    }

    await test.step('sidebar and samples', async () => {
      await site.navigateTo(`${older}/get-weight`)
      await expect.poll(() => site.breadcrumbs()).toEqual(['API 5.7', 'Parts'])
      expect(await site.currentSidebarPage()).toBe('Get the weight of a part')
      await site.sampleLanguage.selectOption('Python')
      await expect(site.sample).toContainText('/weight')
      await site.followSidebarLink(`${older}/get-parts`)
      await site.expectUrl(`${older}/get-parts`)
      await site.navigateTo(`${current}/get-parts`)
      await expect.poll(() => site.breadcrumbs()).toEqual(['API', 'Parts'])
    })
  })
})

test.describe('search engines', () => {
  test('list the current page where both versions have it', () => {
    const canonical = {
      [`${older}/get-parts`]: `${current}/get-parts`,
      [`${older}/get-weight`]: `${older}/get-weight`,
      [`${current}/get-parts`]: `${current}/get-parts`,
    }
    for (const [page, listed] of Object.entries(canonical)) {
      expect(textOf(`${page}/index.html`)).toMatch(new RegExp(`<link[^>]* rel="canonical" href="${siteUrl}${listed}"`))
    }
    const sitemap = textOf('/sitemap.xml')
    expect(sitemap).toContain(`<loc>${siteUrl}${current}/get-parts</loc>`)
    expect([...sitemap.matchAll(/<loc>([^<]*unleash-5-7[^<]*)</g)].map(([, url]) => url)).toEqual([
      `${siteUrl}${older}/get-weight`,
    ])
  })

  test('have one image for link previews of an older version', () => {
    for (const page of [older, `${older}/get-parts`, `${older}/get-weight`]) {
      expect(textOf(`${page}/index.html`)).toMatch(
        new RegExp(`<meta[^>]* property="og:image" content="${siteUrl}${older}.png"`),
      )
    }
    expect(fs.existsSync(`${folder}${older}.png`)).toBe(true)
    expect(fs.existsSync(`${folder}${older}/get-parts.png`)).toBe(false)
  })
})

test('assistants are told of the current version only; copies of an older one say which it is', () => {
  for (const file of ['/llms.txt', '/llms-full.txt']) expect(textOf(file)).not.toContain('unleash-5-7')
  expect(textOf('/llms-full.txt')).toContain(`${current}/get-parts`)
  const notice = `This page describes version 5.7 of the API. [See this page in the current version, 5.8](${siteUrl}${current}/get-parts).`
  expect(textOf(`${older}/get-parts.md`)).toMatch(/\n# Get parts\n/)
  expect(textOf(`${older}/get-parts.md`)).toContain(`\n\n${notice}\n`)
  expect(textOf(`${current}/get-parts.md`)).not.toContain('This page describes version')
})

test.describe('search', () => {
  test('finds the current version, and an older one only on its pages', async ({ site }) => {
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('parts')
    expect(await site.searchHitUrls()).toContain(`${current}/get-parts`)
    expect((await site.searchHitUrls()).filter((url) => url.startsWith(older))).toEqual([])
    await site.page.keyboard.press('Escape')
    await site.expectNoOverlay()
    await site.navigateTo(`${older}/get-weight`)
    await site.expectUrl(`${older}/get-weight`)
    await site.openSearch()
    await site.searchFor('parts')
    expect(await site.searchHitUrls()).toContain(`${older}/get-parts`)
    expect((await site.searchHitUrls()).filter((url) => url.startsWith(`${current}/`))).toEqual([])
    await expect(site.searchDialog.getByText('API 5.7').first()).toBeVisible()
    // Pages without versions are found everywhere.
    await site.searchFor('quickstart')
    expect(await site.searchHitUrls()).toContain('/quickstart')
  })

  test('the page of all results keeps the version, and leads to the current one', async ({ site }) => {
    await site.open(`${older}/get-parts`)
    await site.openSearch()
    await site.searchFor('weight of a part')
    await site.searchDialog.getByRole('link', { name: /^See (all|the) / }).click()
    await site.expectUrl('/search?q=weight+of+a+part&version=5.7')
    await expect(site.foundPages.first()).toHaveText('Get the weight of a part')
    await site.followLink('Search the current version')
    await site.expectUrl('/search?q=weight+of+a+part')
    await expect(site.foundPages.filter({ hasText: 'Get the weight of a part' })).toHaveCount(0)
  })

  test('the page of all results searches the current version instead of one that does not exist', async ({ site }) => {
    await site.open('/search?q=parts&version=9.9')
    await expect(site.foundPages.filter({ hasText: 'Get parts' })).toHaveAttribute('href', `${current}/get-parts`)
    await expect(site.text.getByText('With version')).toHaveCount(0)
    await site.navigateTo('/search?q=parts&version=5.7')
    await expect(site.text.getByText('With version 5.7 of the API.')).toBeVisible()
  })

  test('the search service filters by the version of the page', async ({ site }) => {
    const filters: string[] = []
    await site.page.route(`http://127.0.0.1:${searchPort}/**`, async (route) => {
      const { requests } = route.request().postDataJSON() as { requests: { facetFilters: unknown }[] }
      filters.push(...requests.map(({ facetFilters }) => JSON.stringify(facetFilters)))
      await route.fulfill({
        json: { results: requests.map(() => ({ hits: [], nbHits: 0, nbPages: 0 })) },
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    for (const [page, version] of [
      [`${older}/get-parts`, '5.7'],
      [`${current}/get-parts`, 'current'],
      ['/quickstart', 'current'],
    ] as const) {
      await site.open(page)
      await site.openSearch()
      await site.searchFor('parts')
      expect(filters.at(-1)).toBe(JSON.stringify(['language:en', [`version:${version}`]]))
    }
  })
})
