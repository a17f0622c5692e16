import { expect, test } from './test'

test('a link of the text leads to another page without loading the site again', { tag: '@smoke' }, async ({ site }) => {
  await site.open('/how-to/api')
  const loads: string[] = []
  site.page.on('load', () => loads.push(site.page.url()))
  const link = site.text.locator('li a[href^="/how-to/"]').first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await site.expectUrl(path)
  await expect(site.title).toBeVisible()
  expect(loads).toEqual([])
})
