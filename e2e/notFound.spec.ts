import { expect, test } from './test'

test.use({ expectedErrors: ['Failed to load resource: the server responded with a status of 404'] })

for (const address of ['/no-such-page', '/reference/no/such/page?a=1#b', '/%2F%2Fevil', '/Reference/Feature-Toggles', '/%']) {
  test(`an unknown address says so, and leads on: ${address}`, async ({ site }) => {
    const answer = await site.page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(site.title).toHaveText('Page not found')
    await expect(site.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await site.page.waitForLoadState('networkidle')
    await expect(site.title).toHaveText('Page not found')
    await site.followLink('Quickstart')
    await site.expectAddress('/quickstart')
  })
}

test('pages with a similar address are named, and search is at hand', async ({ site }) => {
  await site.page.goto('/refrence/segmnts')
  await expect(site.text.getByRole('link', { name: 'Segments', exact: true }).first()).toHaveAttribute('href', '/reference/segments')
  await expect(site.text.getByRole('button', { name: /^Search/ })).toBeVisible()
})

test('a link of the site to an unknown address says so too', async ({ site }) => {
  await site.open('/')
  await site.followInternalLink('/no-such-page?a=1')
  await expect(site.title).toHaveText('Page not found')
  await site.expectAddress('/no-such-page?a=1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown address says so, and leads on', async ({ site }) => {
    await site.openPlain('/no-such-page')
    await expect(site.title).toHaveText('Page not found')
    await site.followLink('Quickstart')
    await site.expectAddress('/quickstart')
  })
})
