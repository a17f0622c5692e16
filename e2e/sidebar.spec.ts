import { expect, test } from './test'

test('the operations of an API tag come when its group is opened', { tag: '@smoke' }, async ({ site }) => {
  await site.open('/reference/api/unleash')
  const operation = site.sidebar.locator('[href="/reference/api/unleash/create-api-token"]')
  await expect(operation).toHaveCount(0)
  await site.openSidebarGroup('API tokens')
  await expect(operation).toBeVisible()
  await operation.click()
  await site.expectUrl('/reference/api/unleash/create-api-token')
  await expect(operation).toHaveAttribute('aria-current', 'page')
})
