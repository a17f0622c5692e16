import { expect, test } from './test'

/** The third-party API of the small site: see tools/setup/smallSite.mjs. */
const base = '/reference/api/unleash'
const operation = `${base}/transaction-utx-os`
const tag = `${base}/cardano-transactions`

test('the index lists the operations of all tags, and finds one', async ({ site }) => {
  await site.open(base)
  await site.operationFilter.fill('mempool')
  await expect(site.operationCount).toContainText('3')
  expect(await site.shownOperations()).toContain('Mempool')
})

test('a tag leads to its operations, and so does its group in the sidebar', async ({ site }) => {
  await site.open(tag)
  await expect(site.title).toHaveText('Cardano » Transactions API')
  await expect(site.text.getByRole('link', { name: 'Transaction UTXOs' })).toBeVisible()
  await site.sidebarLink('Transaction UTXOs').click()
  await site.expectUrl(operation)
  expect(await site.breadcrumbs()).toContain('Cardano » Transactions')
})

test('an operation without an id is read like any other, with code samples', async ({ site }) => {
  await site.open(operation)
  await expect(site.title).toHaveText('Transaction UTXOs')
  await expect(site.text.getByText('/txs/{hash}/utxos').first()).toBeVisible()
  await site.sampleLanguage.selectOption('Python')
  await expect(site.sample).toContainText('import')
  await site.chooseTab('404')
  expect(await site.chosenTab()).toBe('404')
})

test('a replacement that only other versions have is named without a link', async ({ site }) => {
  await site.open(`${base}/get-parts`)
  await expect(site.text.getByText('Documented since 1.0. Removed in 2.0: use GET /pieces')).toBeVisible()
  await expect(site.text.getByRole('link', { name: 'GET /pieces' })).toHaveCount(0)
})

test('the link to a nested field opens the fields around it', async ({ site }) => {
  await site.open(`${operation}#response-200-outputs-0-amount-0-unit`)
  await expect(site.field('response-200-outputs-0-amount-0-unit')).toBeInViewport()
})
