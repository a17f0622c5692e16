import { samplePages } from './samplePages'
import { expect, test } from './test'

test.use({ javaScriptEnabled: false })

test('every kind of page can be read without scripts', async ({ site }) => {
  test.setTimeout(90_000)
  // Other operations have fewer parts than the largest one.
  for (const { kind, path } of samplePages.filter((page) => !/^API operation (with|that)/.test(page.kind))) {
    await test.step(`${kind}: ${path}`, async () => {
      await site.openPlain(path)
      await expect(site.title).toBeVisible()
      expect((await site.text.innerText()).length).toBeGreaterThan(200)
      if (kind !== 'home') await expect(site.sidebar).toBeVisible()
    })
  }
})

test(
  'all tabs are shown, each under its name, and all pages are reached from the start page of their section',
  { tag: '@smoke' },
  async ({ site }) => {
    await site.openPlain('/quickstart')
    const panels = site.tabPanels
    expect(await panels.count()).toBeGreaterThan(1)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
    await site.navbar.locator('a[href="/how-to"]').first().click()
    await site.text.locator('[href="/how-to/how-to-add-sso-saml"]').first().click()
    await site.expectUrl('/how-to/how-to-add-sso-saml')
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the pages of the sidebar are below the text', async ({ site }) => {
    await site.openPlain('/reference/feature-toggles')
    await expect(site.sidebar).toBeVisible()
    const title = await site.title.boundingBox()
    const sidebar = await site.sidebar.boundingBox()
    expect(sidebar?.y).toBeGreaterThan(title?.y ?? Infinity)
    expect(await site.page.getByRole('link', { name: 'Skip to main content' }).count()).toBe(1)
  })
})
