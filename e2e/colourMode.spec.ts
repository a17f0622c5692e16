import { expect, test } from './test'

test('the site is light until the reader switches, and stays dark after that', async ({ site }) => {
  await site.open('/quickstart')
  expect(await site.colours()).toBe('light')
  await site.switchColours()
  expect(await site.colours()).toBe('dark')
  await site.reload()
  expect(await site.colours()).toBe('dark')
  await site.followInternalLink('/topics')
  await site.expectAddress('/topics')
  expect(await site.colours()).toBe('dark')
  await site.switchColours()
  expect(await site.colours()).toBe('light')
})

test('a switch reaches the other tabs', async ({ site, otherTab }) => {
  await site.open('/quickstart')
  await otherTab.open('/topics')
  await site.switchColours()
  await expect.poll(() => otherTab.colours()).toBe('dark')
  await expect(otherTab.page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible()
})

test('the stored colours are there before the first paint', async ({ site }) => {
  await site.open('/quickstart')
  await site.switchColours()
  await site.page.goto('/topics', { waitUntil: 'commit' })
  await site.page.waitForSelector('body', { state: 'attached' })
  expect(await site.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

test('a stored value that means nothing is light', async ({ site }) => {
  await site.page.addInitScript(() => window.localStorage.setItem('theme', 'purple'))
  await site.open('/quickstart')
  expect(await site.colours()).toBe('light')
})

test.describe('before the scripts of the page', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('the button shows already which colours it switches to', async ({ site }) => {
    await site.page.addInitScript(() => window.localStorage.setItem('theme', 'dark'))
    await site.page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await site.openPlain('/quickstart')
    await expect(site.page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible()
    await expect(site.page.getByRole('button', { name: 'Switch to dark colours' })).toHaveCount(0)
  })
})

test.describe('without browser storage', () => {
  test.use({ expectedErrors: ['Browser storage is not available'] })

  test('colours can be switched, until the page is left', async ({ site }) => {
    await site.blockStorage()
    await site.open('/quickstart')
    await site.switchColours()
    expect(await site.colours()).toBe('dark')
  })
})
