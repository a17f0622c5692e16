import { expect, test } from './test'

test.use({ isFirstVisit: true })

test.describe('the bar', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('is shown until it is closed', async ({ site }) => {
    await test.step('in its colors, with its link', async () => {
      await site.open('/reference')
      await expect(site.announcement).toContainText('The community meets in Oslo.')
      expect(await site.announcement.evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe('rgb(18, 52, 86)')
      expect(await site.announcement.evaluate((bar) => getComputedStyle(bar).color)).toBe('rgb(255, 255, 255)')
      await site.announcement.getByRole('link', { name: 'Say that you come' }).click()
      await site.expectUrl('/quickstart')
      await expect(site.announcement).toBeVisible()
    })

    await test.step('once closed it stays closed, on other pages and after a reload; keyboard focus moves to the page', async () => {
      await site.closeAnnouncement()
      await expect(site.announcement).toBeHidden()
      await expect(site.text).toBeFocused()
      await site.sidebarLink('Reference').click()
      await site.expectUrl('/reference')
      await expect(site.announcement).toBeHidden()
      await site.reload()
      await expect(site.announcement).toBeHidden()
    })

    await test.step('also before the scripts of the page', async () => {
      await site.page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
      await site.openPlain('/reference')
      await expect(site.title).toBeVisible()
      await expect(site.announcement).toBeHidden()
    })
  })
})

test('another announcement is shown to those who closed the last one', async ({ site }) => {
  await site.page.addInitScript(() => {
    if (localStorage.getItem('announcement.id') !== null) return
    localStorage.setItem('announcement.id', 'meetup-2023')
    localStorage.setItem('announcement.dismissed', 'true')
  })
  await site.open('/quickstart')
  await expect(site.announcement).toBeVisible()
  await site.closeAnnouncement()
  await site.reload()
  await expect(site.announcement).toBeHidden()
})

test.describe('without browser storage', () => {
  test.use({ expectedErrors: ['Nothing is stored in this browser'] })

  test('it can be closed for as long as the site is open', async ({ site }) => {
    await site.blockStorage()
    await site.open('/quickstart')
    await site.closeAnnouncement()
    await expect(site.announcement).toBeHidden()
    await site.sidebarLink('Reference').click()
    await site.expectUrl('/reference')
    await expect(site.announcement).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is shown, without a button that could do nothing', async ({ site }) => {
    await site.openPlain('/quickstart')
    await expect(site.announcement).toContainText('The community meets in Oslo.')
    await expect(site.announcement.getByRole('button')).toBeHidden()
    await expect(site.page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
  })
})
