import { expect, test } from './test'

test('a schema that contains itself links back to its beginning', async ({ site }) => {
  await site.open('/reference/api/unleash/get-parts')
  const again = site
    .field('response-200-parts')
    .getByText(/^Same as/)
    .getByRole('link', { name: 'part' })
  await expect(again).toBeVisible()
  const began = decodeURIComponent(new URL((await again.getAttribute('href')) ?? '', site.page.url()).hash.slice(1))
  await again.click()
  await expect(site.page.locator(`[id="${began}"]`)).toBeInViewport()
  await site.expectUrl(`/reference/api/unleash/get-parts#${began}`)
})
