import { expect, test } from './test'

const guide = '/reference/feature-toggles'
const operation = '/reference/api/unleash/create-api-token'

test('versions and languages of a long guide keep path, query and hash', async ({ site }) => {
  const suffix = '?utm_source=newsletter#types-and-lifetimes'
  await site.open(guide + suffix)
  await site.openDropdown('Version')
  await site.edition('Version', '5.7').click()
  await site.expectUrl(`/v5-7${guide}${suffix}`)
  await expect(site.title).toHaveText(/in 5\.7$/)
  await expect.poll(() => site.distanceBelowNavbar('types-and-lifetimes')).toBeLessThanOrEqual(24)
  await expect.poll(() => site.shownEdition('Version')).toBe('5.7')

  await site.goBack()
  await site.expectUrl(guide + suffix)
  await site.openDropdown('Language')
  await site.edition('Language', 'Français').click()
  await site.expectUrl(`/fr${guide}${suffix}`)
  await expect(site.title).toHaveText(/in French$/)
  await site.openDropdown('Language')
  await site.edition('Language', 'English').click()
  await site.expectUrl(guide + suffix)
})

test('an operation leads to the same operation of the other version, and says when it has none', async ({ site }) => {
  await site.open(`${operation}#parameters`)
  await site.openDropdown('Version')
  const older = site.dropdown('Version').getByRole('link', { name: '5.7' })
  await expect(older).toHaveAttribute('href', `${operation.replace('unleash', 'unleash-5-7')}#parameters`)
  await older.click()
  await site.expectUrl(`${operation.replace('unleash', 'unleash-5-7')}#parameters`)
  await expect.poll(() => site.shownEdition('Version')).toBe('5.7')

  await site.open('/reference/api/unleash/create-feature?a=1')
  await site.openDropdown('Version')
  await expect(site.dropdown('Version').getByRole('link', { name: "doesn't have this page" })).toHaveAttribute(
    'href',
    '/reference/api/unleash-5-7',
  )
})

test('where an edition lacks the page, it leads to its first page', async ({ site }) => {
  await site.open('/reference/activation-strategies#gradual-rollout')
  await site.openDropdown('Version')
  await expect(site.edition('Version', '5.7')).toHaveAttribute('href', '/v5-7')
  await site.openDropdown('Language')
  await site.edition('Language', 'Français').click()
  await site.expectUrl('/fr')
})

test('the home page leads to the first page of another edition', async ({ site }) => {
  await site.open('/')
  await site.openDropdown('Version')
  await site.edition('Version', '5.7').click()
  await site.expectUrl('/v5-7')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 } })

  test('the lists in the menu fit, and keep path, query and hash', async ({ site }) => {
    await site.open(`${guide}?a=1#fields`)
    await site.openMenu()
    for (const label of ['Version', 'Language']) {
      await site.openMenuDropdown(label)
      const list = site.menu.locator('details[open] > ul')
      await expect(list).toBeVisible()
      const box = await list.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }
    await site.menu.getByRole('link', { name: 'Français', exact: true }).click()
    await site.expectUrl(`/fr${guide}?a=1#fields`)
  })
})
