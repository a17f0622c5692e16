import { expect, test } from './test'

test('a link of the text leads to another page without loading the site again', { tag: '@smoke' }, async ({ site }) => {
  await site.open('/how-to/api')
  const loads: string[] = []
  site.page.on('load', () => loads.push(site.page.url()))
  await site.text.locator('[href="/how-to/how-to-use-the-admin-api"]').first().click()
  await site.expectUrl('/how-to/how-to-use-the-admin-api')
  await expect(site.title).toBeVisible()
  expect(loads).toEqual([])
})
