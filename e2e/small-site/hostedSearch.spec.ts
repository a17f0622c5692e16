import fs from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { headersFor, readHeaderRules } from '../../tools/server/netlifyRules'
import { expect, folder, test } from './test'

// The service has hosts of its own; each test looks at what they are asked.
test.use({ expectedErrors: ['request to another host: https://smallsite-'] })

interface Asked {
  indexName: string
  query: string
  facetFilters: unknown
  hitsPerPage: number
}

test('the files of a preview contain the key that may search, but not the one that may write, and are not indexed', async () => {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const filesWith = (value: string) =>
    files
      .filter((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name)).includes(value))
      .map(({ name }) => name)
  expect(filesWith('key-that-may-search').length).toBeGreaterThan(0)
  expect(filesWith('key-that-may-write')).toEqual([])
  const { rules } = await readHeaderRules(`${folder}/_headers`)
  expect(headersFor('/quickstart', rules)['x-robots-tag']).toBe('noindex')
})

/** A record as the service returns it for a query, with matches marked. */
function hit(query: string, url: string, title: string, heading: string | null, content: string) {
  const marked = (value: string) => ({
    value: value.replaceAll(query, `<mark>${query}</mark>`),
    matchLevel: 'full',
    matchedWords: [query],
  })
  const hierarchy = { lvl0: 'Reference', lvl1: title, lvl2: heading, lvl3: null }
  const [path, anchor = null] = url.split('#')
  return {
    objectID: url,
    url,
    url_without_anchor: path,
    anchor,
    kind: 'reference',
    hierarchy,
    _highlightResult: {
      hierarchy: { lvl0: marked('Reference'), lvl1: marked(title), ...(heading && { lvl2: marked(heading) }) },
    },
    _snippetResult: { content: marked(content) },
  }
}

const found = (query: string) => [
  hit(query, '/reference/rbac', 'Roles', null, `Permission to use a ${query}`),
  hit(query, '/reference/rbac#roles', 'Roles', `A ${query} and its roles`, `More of ${query}`),
  hit(query, '/quickstart', `Begin with a ${query}`, null, 'Five minutes'),
]

/** Replaces the search service: every result counts two pages, each of another kind. Records the requests and API keys. */
async function answer(page: Page, hits: (query: string) => object[] = found) {
  const asked: Asked[] = []
  const keys = new Set<string | undefined>()
  await page.route(/^https:\/\/smallsite-/, async (route: Route) => {
    const request = route.request()
    keys.add(
      request.headers()['x-algolia-api-key'] ??
        new URL(request.url()).searchParams.get('x-algolia-api-key') ??
        undefined,
    )
    const { requests } = request.postDataJSON() as { requests: Asked[] }
    asked.push(...requests)
    const results = requests.map(({ query, hitsPerPage }) => ({
      hits: hits(query).slice(0, hitsPerPage),
      nbHits: 2,
      nbPages: 1,
      facets: { kind: { reference: 1, guide: 1 } },
    }))
    await route.fulfill({ json: { results }, headers: { 'access-control-allow-origin': '*' } })
  })
  return { asked, keys }
}

test('no request is sent to the service before the reader searches', async ({ site }) => {
  const { asked } = await answer(site.page)
  await site.open('/quickstart')
  await site.openSearch()
  expect(asked).toEqual([])
})

test('the dialog shows hits of the service, filtered by the language and the versions of this site', async ({
  site,
}) => {
  const { asked, keys } = await answer(site.page)
  await site.open('/quickstart')
  await site.openSearch()
  await site.searchFor('token')
  await expect(site.searchHits).toHaveText([/^Roles/, /^A token and its roles/, /^Begin with a token/])
  await expect(site.searchHits.nth(1).locator('mark')).toHaveText(['token', 'token'])
  await expect(site.searchMessage).toContainText('2 results')
  await expect(site.searchDialog.getByRole('link', { name: /algolia/i })).toBeVisible()
  expect(asked.at(-1)).toMatchObject({
    indexName: 'small-site',
    query: 'token',
    facetFilters: ['language:en', expect.arrayContaining(['version:current'])],
  })
  expect([...keys]).toEqual(['key-that-may-search'])
  await site.searchHits.nth(1).click()
  await site.expectUrl('/reference/rbac#roles')
  await expect(site.searchDialog).toBeHidden()
})

test('the page of results lists what the service found, and filters by the kinds that it counted', async ({ site }) => {
  const { asked } = await answer(site.page)
  await site.open('/search?q=token')
  await expect(site.foundPages).toHaveText(['Roles', 'Begin with a token'])
  expect(await site.countsByKind()).toEqual({ All: 2, Guides: 1, Reference: 1 })
  await site.kindFilter.getByRole('link', { name: /^Guide/ }).click()
  await expect.poll(() => JSON.stringify(asked)).toContain('kind:guide')
  await expect(site.kindFilter.getByRole('link', { name: /^Reference/ })).toContainText('1')
})

test('a plan filters the hits of the service, and another request counts what it hides', async ({ site }) => {
  const { asked } = await answer(site.page)
  await site.open('/search?q=token')
  await expect(site.foundPages).toHaveCount(2)
  expect(asked).toHaveLength(2)
  await site.planFilter.getByRole('link', { name: 'Pro', exact: true }).click()
  await site.expectUrl('/search?q=token&plan=pro')
  await expect
    .poll(() => asked.slice(2).map(({ facetFilters }) => JSON.stringify(facetFilters).includes('"plans:pro"')))
    .toEqual([true, true, false])
  await expect(site.resultsMessage).toHaveText('2 results for "token" on the Pro plan')
})

test('hostile responses of the service run nothing and lead nowhere', async ({ site }) => {
  const script = '<img src=x onerror="window.isHacked=1"><mark onmouseover="window.isHacked=1">'
  await answer(site.page, (query) => [
    hit(query, '/reference/rbac', `${query} ${script}`, null, script),
    hit(query, '/quickstart#run', script, script, `${query} ${script}`),
    ...[['javascript', 'window.isHacked=1'].join(':'), '//evil.example', 'https://evil.example/'].map((url) =>
      hit(query, url, query, null, 'x'),
    ),
  ])
  await site.open('/quickstart')
  await site.openSearch()
  await site.searchFor('token')
  await expect(site.searchHits.first()).toBeVisible()
  expect(new Set(await site.searchHitUrls())).toEqual(new Set(['/reference/rbac', '/quickstart', '/quickstart#run']))
  await site.searchHits.first().hover()
  expect(await site.searchDialog.locator('img, [onmouseover]').count()).toBe(0)
  await site.open('/search?q=token')
  await expect(site.foundPages.first()).toBeVisible()
  expect(await site.text.locator('img, [onmouseover]').count()).toBe(0)
  expect(await site.page.evaluate(() => 'isHacked' in window)).toBe(false)
})

test.describe('when the service cannot be reached', () => {
  test.use({ expectedErrors: ['request to another host: https://smallsite-', 'Failed to load resource'] })

  test("the embedded index is searched, and the service isn't queried for a while", async ({ site }) => {
    let asked = 0
    await site.page.route(/^https:\/\/smallsite-/, async (route) => {
      asked += 1
      await route.abort('blockedbyclient')
    })
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('quickstart')
    await expect(site.searchHits.first()).toContainText(/quickstart/i)
    const before = asked
    expect(before).toBeGreaterThan(0)
    await site.searchFor('rbac')
    await expect(site.searchHits.first()).toContainText(/rbac/i)
    expect(asked).toBe(before)
    await site.open('/search?q=rbac')
    await expect(site.foundPages.first()).toContainText(/rbac/i)
  })

  test('the embedded index is also searched when the service never responds', async ({ site }) => {
    await site.page.route(/^https:\/\/smallsite-/, () => new Promise<void>(() => undefined))
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('quickstart')
    await expect(site.searchHits.first()).toContainText(/quickstart/i)
  })
})
