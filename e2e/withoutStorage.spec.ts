import type { DocsSite } from './DocsSite'
import { expect, test } from './test'

const warning = 'Browser storage is not available'

test.use({ expectedErrors: [warning] })

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
  await site.open('/quickstart')

  await site.switchColours()
  expect(await site.colours()).toBe('dark')

  const second = (await site.tabs().getByRole('tab').allInnerTexts())[1] ?? ''
  await site.chooseTab(second)
  expect(await site.chosenTab(0)).toBe(second)
  expect(await site.chosenTab(1)).toBe(second)

  await site.openSidebarGroup('Tutorials')
  await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')

  // What was chosen holds on the pages that follow, too.
  await site.followInternalLink('/how-to/how-to-create-api-tokens')
  await site.expectAddress('/how-to/how-to-create-api-tokens')
  expect(await site.colours()).toBe('dark')
  await expect(site.tabs().getByRole('tab', { selected: true })).toHaveText(second)
  await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')

  await site.openDropdown('Version')
  await site.dropdown('Version').getByRole('link').first().click()
  await site.expectAddress('/how-to/how-to-create-api-tokens')

  await site.scrollTo(400)
  await site.page.waitForTimeout(200)
  await site.followInternalLink('/topics')
  await site.expectAddress('/topics')
  await site.goBack()
  await site.expectAddress('/how-to/how-to-create-api-tokens')
  await expect.poll(() => site.scrollPosition()).toBe(400)

  expect(warnings).toHaveLength(1)
})

test('the search finds, leads on, and leaves "/" alone when asked to', async ({ site }) => {
  const warnings = await blockStorage(site)
  await site.open('/quickstart')
  await site.openSearch()
  await site.searchDialog.getByRole('checkbox', { name: 'Open the search with /' }).uncheck()
  await site.searchFor('stickiness')
  await site.page.keyboard.press('Enter')
  await site.expectAddress('/reference/stickiness')
  await site.page.keyboard.press('/')
  await expect(site.searchDialog).toBeHidden()
  await site.page.keyboard.press('Control+k')
  await expect(site.searchDialog).toBeVisible()
  await site.page.keyboard.press('Escape')
  expect(warnings).toHaveLength(1)
})

test('samples of the API take a server, which holds on the next page', async ({ site }) => {
  const warnings = await blockStorage(site)
  await site.open('/reference/api/unleash/create-api-token')
  await site.fillIn({ server: 'http://localhost:4242', token: 'secret' })
  await site.text.getByLabel('Keep the address in this browser').check()
  await expect(site.sample).toContainText("'http://localhost:4242/api/admin/")
  await site.sampleLanguage.selectOption('Go')
  await expect(site.sample).toContainText('"http://localhost:4242/api/admin/')
  await site.followInternalLink('/reference/api/unleash/get-projects')
  await expect(site.sample).toContainText('"http://localhost:4242/api/admin/projects')
  expect(warnings).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu opens, leads on and closes', async ({ site }) => {
    const warnings = await blockStorage(site)
    await site.open('/quickstart')
    await site.openMenu()
    await site.openSidebarGroup('Tutorials')
    await site.goBack()
    await expect(site.menu).toBeHidden()
    await site.openMenu()
    await expect(site.sidebarGroup('Tutorials')).toHaveAttribute('aria-expanded', 'true')
    await site.menu.getByRole('link', { name: 'Best practices', exact: true }).click()
    await site.expectAddress('/topics')
    expect(warnings.length).toBeLessThanOrEqual(1)
  })
})
