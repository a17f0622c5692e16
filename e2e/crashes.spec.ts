import { titleOf } from './builtPaths'
import type { DocsSite } from './DocsSite'
import { guideWithTabs } from './samplePages'
import { expect, test } from './test'

/** Makes all code that trims this text throw: what shows the reader's own words crashes with them. */
async function crashOn(site: DocsSite, text: string): Promise<void> {
  await site.page.addInitScript((trigger) => {
    const { trim } = String.prototype
    String.prototype.trim = function () {
      if (String(this) === trigger) throw new Error('The text is odd.')
      return trim.call(this)
    }
  }, text)
}

/** Damages the data of a page: names of fields to values that can't be rendered. */
async function damage(site: DocsSite, path: string, change: (json: string) => string): Promise<void> {
  await site.page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch()
    const json = await response.text()
    expect(change(json)).not.toBe(json)
    await route.fulfill({ response, body: change(json) })
  })
}

test.describe('when a part of a page crashes', () => {
  test.use({ expectedErrors: ['The text is odd.', 'Minified React error', 'is not a function'] })

  test('the search says so, can be closed, and works again', async ({ site }) => {
    await site.serveIndex()
    await crashOn(site, 'odd')
    await site.open('/quickstart')
    await site.openSearch()
    await site.searchField.fill('odd')
    const alert = site.searchDialog.getByRole('alert')
    await expect(alert).toContainText('The search crashed.')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await site.searchFor('stickiness')
    await expect(site.searchHits.first()).toBeVisible()
    await site.page.keyboard.press('Escape')
    await expect(site.title).toHaveText(titleOf('/quickstart'))
  })

  test('the sample of an operation says so, and the page stays', async ({ site }) => {
    await site.page.route('**/openapi/unleash/samples/create-api-token.json*', (route) =>
      route.fulfill({ json: { python: {} } }),
    )
    await site.open('/reference/api/unleash/create-api-token')
    await site.sampleLanguage.selectOption('Python')
    await expect(site.text.getByRole('alert')).toContainText('The code sample crashed.')
    await expect(site.title).toHaveText(titleOf('/reference/api/unleash/create-api-token'))
  })

  test('the table of contents is left out, and the panels of tabs are shown one below the other', async ({ site }) => {
    const path = guideWithTabs
    await damage(site, '/reference/segments', (json) =>
      json.replace(/"headings":\[\{"id":"([^"]+)","text":"[^"]+"/, '"headings":[{"id":"$1","text":{}'),
    )
    await damage(site, path, (json) => json.replace(/("value":"[^"]+","label":)"[^"]+"/, '$1{}'))
    await site.open('/quickstart')
    await site.navigateTo('/reference/segments')
    await site.expectUrl('/reference/segments')
    await expect(site.title).toHaveText(titleOf('/reference/segments'))
    await expect(site.tableOfContents).toHaveCount(0)
    await expect(site.page.getByRole('alert')).toHaveCount(0)
    await site.navigateTo(path)
    await site.expectUrl(path)
    await expect(site.title).toBeVisible()
    await expect(site.page.getByRole('alert')).toHaveCount(0)
    await expect(site.text.locator('pre').first()).toBeVisible()
  })

  test('the reader can clear what is stored', async ({ site }) => {
    await site.open('/quickstart')
    await site.switchColors()
    await damage(site, '/topics', (json) => json.replace(/"title":"[^"]+"/, '"title":{}'))
    await site.navigateTo('/topics')
    const alert = site.page.getByRole('alert')
    await expect(alert).toContainText('This page crashed.')
    await expect(alert).toContainText('React error 31')
    await site.page.unroute('**/page-data/topics/page-data.json')
    await alert.getByRole('button', { name: 'Clear stored data' }).click()
    await site.waitUntilReady()
    await expect(site.title).toHaveText(titleOf('/topics'))
    expect(await site.page.evaluate(() => Object.entries(localStorage))).toEqual([])
    expect(await site.colors()).toBe('light')
  })
})
