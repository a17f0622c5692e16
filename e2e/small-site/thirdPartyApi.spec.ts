import { expect, test } from './test'

/** The third-party API of the small site: see tools/setup/smallSite.mjs. */
const base = '/reference/api/unleash'
const operation = `${base}/transaction-utx-os`
const tag = `${base}/cardano-transactions`

test('index, tag and operation of a third-party API', async ({ site }) => {
  await test.step('the index lists the operations of all tags, and finds one', async () => {
    await site.open(base)
    await site.operationFilter.fill('mempool')
    await expect(site.operationCount).toContainText('3')
    expect(await site.shownOperations()).toContain('Mempool')
  })

  await test.step('a replacement that only other versions have is named without a link', async () => {
    await site.navigateTo(`${base}/get-parts`)
    await expect(site.text.getByText('Documented since 1.0. Removed in 2.0: use GET /pieces')).toBeVisible()
    await expect(site.text.getByRole('link', { name: 'GET /pieces' })).toHaveCount(0)
  })

  await test.step('a tag leads to its operations, and so does its group in the sidebar', async () => {
    await site.navigateTo(tag)
    await expect(site.title).toHaveText('Cardano » Transactions API')
    await expect(site.text.getByRole('link', { name: 'Transaction UTXOs' })).toBeVisible()
    await site.sidebarLink('Transaction UTXOs').click()
    await site.expectUrl(operation)
    await expect(site.title).toHaveText('Transaction UTXOs')
    expect(await site.breadcrumbs()).toContain('Cardano » Transactions')
  })

  await test.step('an operation without an id is read like any other, with code samples', async () => {
    await expect(site.text.getByText('/txs/{hash}/utxos').first()).toBeVisible()
    await site.sampleLanguage.selectOption('Python')
    await expect(site.sample).toContainText('import')
    await site.chooseTab('404')
    expect(await site.chosenTab()).toBe('404')
  })
})

test('what the API sends has pages like operations, without a console', async ({ site }) => {
  await site.open(`${base}/order-part`)
  await expect(site.text.getByRole('heading', { name: 'Callbacks' })).toBeVisible()
  await site.text.getByRole('link', { name: 'Part delivered' }).first().click()
  await site.expectUrl(`${base}/order-part-delivered`)
  await expect(site.sample).toContainText('https://hooks.example.com')
  await expect(site.text.getByRole('button', { name: 'Try it' })).toHaveCount(0)
  await site.text.locator('dl').getByRole('link', { name: 'Order a part' }).click()
  await site.expectUrl(`${base}/order-part`)
  await site.sidebarLink('Part broken').click()
  await expect(site.text.getByText('Webhook', { exact: true })).toBeVisible()
})

test('the link to a nested field opens the fields around it', async ({ site }) => {
  await site.open(`${operation}#response-200-outputs-0-amount-0-unit`)
  await expect(site.field('response-200-outputs-0-amount-0-unit')).toBeInViewport()
})
