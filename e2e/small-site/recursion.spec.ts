import { expect, test } from './test'

test('a schema that holds itself leads back to where it began', async ({ site }) => {
  await site.open('/reference/api/unleash/get-parts')
  const again = site.field('response-200-parts').getByText('The same again as').getByRole('link', { name: 'part' })
  await expect(again).toBeVisible()
  const began = decodeURIComponent(new URL((await again.getAttribute('href')) ?? '', site.page.url()).hash.slice(1))
  await again.click()
  await expect(site.page.locator(`[id="${began}"]`)).toBeInViewport()
  await site.expectAddress(`/reference/api/unleash/get-parts#${began}`)
})
