import { titleOf } from './builtPaths'
import { requestOnce } from './requestOnce'
import { expect, test } from './test'

test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

test('an unknown URL has the status 404', async ({ baseURL }) => {
  for (const url of [
    '/no-such-page',
    '/reference/no/such/page?a=1',
    '/%2F%2Fevil',
    '/Reference/Feature-Toggles',
    '/%',
  ]) {
    const { status, text } = await requestOnce(baseURL, url)
    expect.soft({ url, status }).toEqual({ url, status: 404 })
    expect.soft(text).toContain('name="robots" content="noindex"')
  }
})

test('an unknown URL shows the not-found page, which links to other pages', async ({ site }) => {
  for (const url of ['/reference/no/such/page?a=1#b', '/%']) {
    await test.step(url, async () => {
      await site.page.goto(url)
      await expect(site.title).toHaveText('Page not found')
      await site.page.waitForLoadState('networkidle')
      await expect(site.title).toHaveText('Page not found')
      await site.followLink('Quickstart')
      await site.expectUrl('/quickstart')
    })
  }

  await test.step('also when a link of the site leads to it', async () => {
    await site.navigateTo('/no-such-page?a=1')
    await expect(site.title).toHaveText('Page not found')
    await site.expectUrl('/no-such-page?a=1')
  })
})

test('three pages at most with a similar URL, title or old URL are named, and search is at hand', async ({ site }) => {
  for (const [url, path] of [
    ['/refrence/segmnts', '/reference/segments'],
    ['/reference/feature-flag-typs', '/reference/feature-toggle-types'],
    ['/advanced/audit-logs', '/reference/event-log'],
  ] as const) {
    await test.step(url, async () => {
      await site.page.goto(url)
      const likely = site.text.getByRole('region', { name: 'Did you mean one of these?' }).getByRole('link')
      await expect(likely.first()).toHaveAttribute('href', path)
      expect(await likely.count()).toBeLessThanOrEqual(3)
      await expect(site.text.getByRole('button', { name: /^Search/ })).toBeVisible()
    })
  }
})

test('a missing page can be reported, with its URL, also after another one', async ({ site }) => {
  const report = site.text.getByRole('link', { name: 'Report it on GitHub' })
  await site.page.goto('/no-such-page')
  await expect(report).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/Unleash\/unleash\/issues\/new\?title=.*%2Fno-such-page%0A/,
  )
  await site.navigateToOldPath('/refrence/segmnts')
  await expect(report).toHaveAttribute('href', /%2Frefrence%2Fsegmnts%0A/)
  await expect(site.text.locator('a[href="/reference/segments"]')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown URL says so, and links to other pages', async ({ site }) => {
    await site.openPlain('/no-such-page')
    await expect(site.title).toHaveText('Page not found')
    await site.followLink('Quickstart')
    await site.expectUrl('/quickstart')
  })
})

test('a URL with two slashes leads to its page', async ({ site, page }) => {
  await page.goto('/reference//segments?a=1#part')
  await site.expectUrl('/reference/segments?a=1#part')
  await expect(site.title).toHaveText(titleOf('/reference/segments'))
})
