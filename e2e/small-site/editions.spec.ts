import { expect, test } from './test'

test.describe('the list of versions', () => {
  // Of an unknown URL.
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('leads to the same page where a version has it, and remembers the choice', async ({ site }) => {
    await site.open('/quickstart?a=1#second')
    await site.openDropdown('Version')
    await expect(site.edition('Version', '5')).toHaveAttribute('aria-current', 'true')
    await expect(site.edition('Version', '4')).toHaveAttribute('href', '/v4/quickstart?a=1#second')
    await site.edition('Version', '4').click()
    await site.expectUrl('/v4/quickstart?a=1#second')
    await expect(site.title).toHaveText('Quickstart, version 4')
    expect(await site.shownEdition('Version')).toBe('4')

    // Pages without a version show the preferred one, nor does an unknown URL.
    for (const url of ['/search', '/fr/nowhere']) {
      await site.open(url)
      await expect.poll(() => site.shownEdition('Version')).toBe('4')
    }
    await site.open('/reference')
    expect(await site.shownEdition('Version')).toBe('5')
  })

  test('can be chosen from where no version is at home', async ({ site }) => {
    await site.page.addInitScript(() => {
      if (localStorage.getItem('version.preferred') === null) localStorage.setItem('version.preferred', '4')
    })
    await site.open('/search')
    await site.openDropdown('Version')
    await expect(site.edition('Version', '4')).toHaveAttribute('href', '/v4')
    await site.edition('Version', '5').click()
    await expect.poll(() => site.shownEdition('Version')).toBe('5')
  })
})

test.describe('the list of languages', () => {
  test('keeps path, query and hash where the language has the page', async ({ site }) => {
    await site.open('/quickstart?a=1#second')
    await site.openDropdown('Language')
    await expect(site.edition('Language', 'English')).toHaveAttribute('href', '/quickstart?a=1#second')
    await expect(site.edition('Language', 'Français')).toHaveAttribute('href', '/fr/quickstart?a=1#second')
    await expect(site.edition('Language', 'Français')).toHaveAttribute('lang', 'fr')
    await site.edition('Language', 'Français').click()
    await site.expectUrl('/fr/quickstart?a=1#second')
    await expect(site.title).toHaveText('Démarrage rapide')
    expect(await site.shownEdition('Language')).toBe('Français')
  })
})

test('what an edition lacks leads to its first page', async ({ site }) => {
  await site.open('/reference')

  await test.step('an item of the navbar', async () => {
    await site.navbar.getByRole('link', { name: 'Docs of version 4' }).click()
    await site.expectUrl('/v4')
  })

  await test.step('a version', async () => {
    await site.goBack()
    await site.expectUrl('/reference')
    await site.openDropdown('Version')
    await expect(site.edition('Version', '4')).toHaveAttribute('href', '/v4')
    await site.edition('Version', '4').click()
    await site.expectUrl('/v4')
    await site.openDropdown('Version')
    await expect(site.edition('Version', '5')).toHaveAttribute('href', '/')
  })

  await test.step('a language', async () => {
    await site.open('/reference')
    await site.openDropdown('Language')
    await site.waitForScripts()
    await site.edition('Language', 'Français').click()
    await site.expectUrl('/fr')
    await expect(site.title).toHaveText('Le petit site')
  })
})
