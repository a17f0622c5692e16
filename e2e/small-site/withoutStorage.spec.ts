import type { DocsSite } from '../DocsSite'
import { expect, test } from './test'

const warning = 'Nothing is stored in this browser'

// The other version in the menu isn't part of this site, and the browser looks for it when the menu opens.
test.use({ expectedErrors: [warning, 'Failed to load resource'] })

/** Forbids the site to store anything, and collects what it says about that. */
async function blockStorage(site: DocsSite): Promise<string[]> {
  await site.blockStorage()
  const warnings: string[] = []
  site.page.on('console', (message) => {
    if (message.text().includes(warning)) warnings.push(message.text())
  })
  return warnings
}

test('every control works until the page is left, and one warning is logged', async ({ site }) => {
  const warnings = await blockStorage(site)
  await site.open('/reference/components')

  await site.switchColors()
  expect(await site.colors()).toBe('dark')

  await site.openDropdown('Version')
  await site.dropdown('Version').getByRole('link').first().click()
  await site.expectUrl('/reference/components')

  const second = (await site.tabNames())[1] ?? ''
  await site.chooseTab(second)
  expect(await site.chosenTab(0)).toBe(second)
  expect(await site.chosenTab(1)).toBe(second)

  // What was chosen holds on the pages that follow, too.
  await site.navigateTo('/reference/code')
  await site.expectUrl('/reference/code')
  expect(await site.colors()).toBe('dark')
  expect(await site.chosenTab()).toBe(second)

  await site.scrollTo(400)
  // Showing the link may scroll the page as well.
  await site.sidebar.locator('a[href="/topics"]').scrollIntoViewIfNeeded()
  await site.nextAnimationFrames()
  const before = await site.scrollPosition()
  expect(before).toBeGreaterThan(200)
  await site.followSidebarLink('/topics')
  await site.expectUrl('/topics')
  await site.goBack()
  await site.expectUrl('/reference/code')
  await expect.poll(() => site.scrollPosition()).toBe(before)

  expect(warnings).toHaveLength(1)
})

test('the search finds pages, opens them, and ignores "/" when it is turned off', async ({ site }) => {
  const warnings = await blockStorage(site)
  await site.open('/quickstart')
  await site.openSearch()
  await site.searchDialog.getByRole('checkbox', { name: 'Open the search with /' }).uncheck()
  await site.searchFor('segments')
  await site.page.keyboard.press('Enter')
  await site.expectUrl('/reference/segments')
  await site.page.keyboard.press('/')
  await expect(site.searchDialog).toBeHidden()
  await site.page.keyboard.press('Control+k')
  await expect(site.searchDialog).toBeVisible()
  await site.page.keyboard.press('Escape')
  expect(warnings).toHaveLength(1)
})

test('samples of the API accept a server, which is kept on the next page', async ({ site }) => {
  const warnings = await blockStorage(site)
  await site.open('/reference/api/unleash/order-part')
  await site.fillIn({ server: 'http://localhost:4242', token: 'secret' })
  await site.text.getByLabel('Keep the URL in this browser').check()
  await expect(site.sample).toContainText("'http://localhost:4242/parts")
  await site.sampleLanguage.selectOption('Go')
  await expect(site.sample).toContainText('"http://localhost:4242/parts')
  await site.navigateTo('/reference/api/unleash/get-parts')
  await expect(site.sample).toContainText('"http://localhost:4242/parts')
  expect(warnings).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu opens, its links work, and it closes', async ({ site }) => {
    const warnings = await blockStorage(site)
    await site.open('/quickstart')
    await site.openMenu()
    await expect(site.menu).toBeVisible()
    await site.goBack()
    await expect(site.menu).toBeHidden()
    await site.openMenu()
    await site.menu.locator('a[href="/reference"]').first().click()
    await site.expectUrl('/reference')
    expect(warnings.length).toBeLessThanOrEqual(1)
  })
})
