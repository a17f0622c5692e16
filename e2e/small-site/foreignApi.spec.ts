import { expect, test } from './test'

/** The API of others that the small site is built with: see tools/setup/smallSiteDocument.mjs. */
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
  await expect(site.title).toHaveText('Cardano » Transactions')
  await expect(site.text.getByRole('link', { name: 'Transaction UTXOs' })).toBeVisible()
  await site.sidebarLink('Transaction UTXOs').click()
  await site.expectAddress(operation)
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

test('the address of a nested field unfolds what is around it', async ({ site }) => {
  await site.open(`${operation}#response-200-outputs-0-amount-0-unit`)
  await expect(site.field('response-200-outputs-0-amount-0-unit')).toBeInViewport()
})
