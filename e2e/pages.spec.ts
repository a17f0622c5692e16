import { expect, test } from './test'

test('a tutorial says how long it takes, another page doesn’t', async ({ site }) => {
  const time = site.text.getByText('Takes about 30 minutes', { exact: true })
  await site.open('/feature-flag-tutorials/react')
  await expect(time).toBeVisible()
  await site.navigateTo('/reference/banners')
  await expect(time).toHaveCount(0)
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
