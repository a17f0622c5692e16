import { expect, test } from './test'

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
