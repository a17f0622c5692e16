import { documentTitle } from '../src/shared/siteMetadata'
import { samplePages } from './samplePages'
import { expect, test } from './test'

// That every page has a title, a description and a canonical URL is checked in its HTML; here, that hydration keeps them.
test('every kind of page keeps its title, description and canonical URL in the browser', { tag: '@smoke' }, async ({ site }) => {
  test.setTimeout(90_000)
  for (const { kind, path } of samplePages) {
    await test.step(`${kind}: ${path}`, async () => {
      await site.open(path)
      await expect(site.title).toHaveCount(1)
      const heading = await site.readHeading()
      expect(heading).not.toBe('')
      await expect(site.page).toHaveTitle(path === '/' ? 'Unleash documentation | The enterprise ready feature toggle service' : documentTitle(heading, 'Unleash'))
      expect((await site.description())?.length).toBeGreaterThan(20)
      expect(await site.canonicalUrl()).toBe(`https://docs.getunleash.io${path === '/' ? '' : path}`)
      expect(site.url()).toBe(path)
    })
  }
})

test('a page is the same from a link and from its URL', async ({ site, otherTab }) => {
  await site.open('/')
  await site.navigateTo('/reference/feature-toggles')
  await site.expectUrl('/reference/feature-toggles')
  await otherTab.open('/reference/feature-toggles')
  await expect(site.title).toHaveText(await otherTab.readHeading())
  expect(await site.text.innerText()).toBe(await otherTab.text.innerText())
  expect(await site.page.title()).toBe(await otherTab.page.title())
  expect(await site.description()).toBe(await otherTab.description())
})
