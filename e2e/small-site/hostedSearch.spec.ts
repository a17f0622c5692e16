import fs from 'node:fs'
import path from 'node:path'
// oxlint-disable-next-line local/import-zones -- the tests of the upload have the same server
import { startAlgoliaServer } from '../../src/build/search/__fixtures__/algoliaServer'
// oxlint-disable-next-line local/import-zones -- what a build would upload
import { searchRecords } from '../../src/build/search/searchRecords'
import { indexFile, type SearchablePage } from '../../src/shared/search/searchIndex'
import { headersFor, readHeaderRules } from '../../tools/server/netlifyRules'
import { searchPort } from '../../tools/setup/smallSite.mjs'
import { axeViolations, noViolations } from '../axeViolations'
import { expect, folder, test as base } from './test'

type Server = Awaited<ReturnType<typeof startAlgoliaServer>>

/** An application of Algolia on this machine, with the records of the small site. */
const test = base.extend<{ algolia: Server }>({
  // Playwright reads from the braces which fixtures are used.
  // oxlint-disable-next-line no-empty-pattern
  algolia: async ({}, use) => {
    const server = await startAlgoliaServer(searchPort)
    await addRecords(server, searchRecords(JSON.parse(fs.readFileSync(folder + indexFile, 'utf8')) as SearchablePage[]))
    await use(server)
    await server.close()
  },
})

test.use({ hasSearchService: true })
// The site is built for one port.
test.describe.configure({ mode: 'default' })

async function addRecords({ host }: Server, records: object[]): Promise<void> {
  const requests = records.map((body) => ({ action: 'addObject', body }))
  await fetch(`http://${host.url}/1/indexes/small-site/batch`, { method: 'POST', body: JSON.stringify({ requests }) })
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

test('the dialog and the page of results show what the service finds, filtered by facets', async ({
  site,
  algolia,
}) => {
  await site.open('/quickstart')
  await site.openSearch()
  await test.step('no request is sent before the reader searches', () => {
    expect(algolia.requests.filter((line) => line.includes('queries'))).toEqual([])
  })

  await test.step('hits with what was found marked, sections below their page', async () => {
    await site.searchFor('concept')
    await expect(site.searchHits.first().locator('mark').first()).toHaveText(/concept/i)
    await expect(site.searchMessage).toHaveText(/^\d+ results for "concept"$/)
    await expect(site.searchDialog.getByRole('link', { name: /algolia/i })).toBeVisible()
    expect([...algolia.keys]).toContain('key-that-may-search')
  })

  await test.step('a facet of the dialog', async () => {
    await site.searchFor('parts')
    await site.chooseFacet('Kind', 'API')
    await expect(site.searchMessage).toHaveText(/ results for "parts" in API$/)
    const urls = await site.searchHitUrls()
    expect(urls.length).toBeGreaterThan(0)
    expect(urls.filter((url) => !url.startsWith('/reference/api/'))).toEqual([])
  })

  await test.step('the page of results, by the link below, with counts of the facets', async () => {
    await site.searchDialog.getByRole('link', { name: /^See/ }).click()
    await site.expectUrl('/search?q=parts&kind=api')
    await expect(site.foundPages.first()).toBeVisible()
    const { API } = await site.countsByKind()
    expect(API).toBe(await site.countResults('parts'))
    await site.kindFilter.getByRole('link', { name: /^API/ }).click()
    await site.expectUrl('/search?q=parts')
    const counts = await site.countsByKind()
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(await site.countResults('parts'))
  })
})

test('a direct answer of the site is above what the service finds, in the dialog and on the page of results', async ({
  site,
  algolia,
}) => {
  await site.open('/quickstart')
  await site.openSearch()
  await test.step('a term: the definition, as the first option, which Enter opens', async () => {
    await site.searchFor('variant')
    await expect(site.directAnswer).toHaveText(/^TermVariantOne of several values of a flag\.$/)
    await expect(site.directAnswer).toHaveAttribute('aria-selected', 'true')
    await expect(site.directAnswer.getByRole('link')).toHaveAttribute('href', '/reference/feature-toggles')
    expect(algolia.requests.filter((line) => line.includes('queries')).length).toBeGreaterThan(0)
    expect.soft(await axeViolations(site, '[role=dialog]')).toEqual(noViolations)
    await site.page.keyboard.press('Enter')
    await site.expectUrl('/reference/feature-toggles')
  })

  for (const query of ['orderPart', 'POST /parts']) {
    await test.step(`an operation by ${query}: method and path`, async () => {
      await site.openSearch()
      await site.searchFor(query)
      await expect(site.directAnswer).toHaveText(/^API operationOrder a partPOST \/parts\./)
      await site.page.keyboard.press('Escape')
    })
  }

  await test.step('other queries have none, and neither have filtered results', async () => {
    await site.openSearch()
    for (const query of ['parts', 'order part', 'variant values']) {
      await site.searchFor(query)
      await expect(site.directAnswer).toHaveCount(0)
    }
    await site.searchFor('variant')
    await expect(site.directAnswer).toHaveCount(1)
    await site.chooseFacet('Kind', 'Reference')
    await expect(site.directAnswer).toHaveCount(0)
    await site.page.keyboard.press('Escape')
  })

  await test.step('on the page of results', async () => {
    await site.open('/search?q=what+is+stickiness%3F')
    const answer = site.text.getByRole('region', { name: 'Direct answer' })
    await expect(answer.getByRole('heading', { level: 2 })).toHaveText('Stickiness')
    await expect(answer).toContainText('The field of the context by which a rollout keeps a user on the same side.')
    expect.soft(await axeViolations(site, 'main')).toEqual(noViolations)
    await answer.getByRole('link').click()
    await site.expectUrl('/reference/feature-toggles')
  })
})

test('hostile records of the service run nothing and lead nowhere', async ({ site, algolia }) => {
  const script = '<img src=x onerror="window.isHacked=1"><mark onmouseover="window.isHacked=1">'
  const record = (url: unknown, lvl1: string, lvl2: string | null = null) => ({
    objectID: String(url),
    url,
    url_without_anchor: String(url).replace(/#.*/, ''),
    hierarchy: { lvl0: 'Reference', lvl1, lvl2, lvl3: null },
    content: `hostile ${script}`,
    kind: ['reference'],
    plans: ['oss'],
    language: 'en',
    version: ['current'],
  })
  await addRecords(algolia, [
    record('/reference/rbac', `hostile ${script}`),
    record('/quickstart#run', script, `hostile ${script}`),
    ...[['javascript', 'window.isHacked=1'].join(':'), '//evil.example', 'https://evil.example/'].map((url) =>
      record(url, 'hostile'),
    ),
  ])
  await site.open('/quickstart')
  await site.openSearch()
  await site.searchFor('hostile')
  await expect(site.searchHits.first()).toBeVisible()
  expect(new Set(await site.searchHitUrls())).toEqual(new Set(['/reference/rbac', '/quickstart', '/quickstart#run']))
  await site.searchHits.first().hover()
  expect(await site.searchDialog.locator('img, [onmouseover]').count()).toBe(0)
  await site.open('/search?q=hostile')
  await expect(site.foundPages.first()).toBeVisible()
  expect(await site.text.locator('img, [onmouseover]').count()).toBe(0)
  expect(await site.page.evaluate(() => 'isHacked' in window)).toBe(false)
})

test.describe('when the service fails', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED'] })

  const queries = ({ requests }: Server) => requests.filter((line) => line.includes('queries')).length

  test('the index of the build is searched, and the service is left alone for a while', async ({ site, algolia }) => {
    algolia.failOn({ path: /queries/, after: 0, status: 503 })
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchFor('quickstart')
    await expect(site.searchHits.first()).toContainText(/quickstart/i)
    const before = queries(algolia)
    expect(before).toBeGreaterThan(0)
    await site.searchFor('rbac')
    await expect(site.searchHits.first()).toContainText(/rbac/i)
    expect(queries(algolia)).toBe(before)
  })

  test('the index of the build is also searched when the service never responds', async ({ site, algolia }) => {
    algolia.failOn({ path: /queries/, after: 0 })
    await site.open('/search?q=rbac')
    await expect(site.foundPages.first()).toContainText(/rbac/i)
    expect(queries(algolia)).toBeGreaterThan(0)
  })

  test('without that index, the dialog says that nothing can be fetched, and recovers', async ({ site, algolia }) => {
    algolia.failOn({ path: /queries/, after: 0, status: 503 })
    await site.page.route(`**${indexFile}`, (route) => route.abort())
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchField.fill('quickstart')
    await expect(site.searchDialog.getByText('Unable to fetch results', { exact: true })).toBeVisible()
    await site.page.unroute(`**${indexFile}`)
    await site.searchFor('rbac')
    await expect(site.searchHits.first()).toContainText(/rbac/i)
  })
})
