import { expect, test } from './test'

test('a link of the text leads to another page without loading the site again', async ({ site }) => {
  await site.open('/how-to/api')
  const loads: string[] = []
  site.page.on('load', () => loads.push(site.page.url()))
  await site.text.locator('[href="/how-to/how-to-use-the-admin-api"]').first().click()
  await site.expectAddress('/how-to/how-to-use-the-admin-api')
  await expect(site.title).toBeVisible()
  expect(loads).toEqual([])
})

test('breadcrumbs name the groups above a page, and lead there', async ({ site }) => {
  await site.open('/reference/feature-toggles')
  expect(await site.breadcrumbs()).toEqual(['Understanding Unleash', 'Concepts'])
  await site.page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Concepts' }).click()
  await site.expectAddress('/reference')
})

test('next and previous go through the sidebar in order, and back', async ({ site }) => {
  await site.open('/')
  expect((await site.neighbourPaths()).previous).toBeNull()
  const { next } = await site.neighbourPaths()
  await site.goNext()
  await site.expectAddress(next ?? 'a page')
  expect((await site.neighbourPaths()).previous).toBe('/')
  await site.goPrevious()
  await site.expectAddress('/')
})

test('a page is reached from the page before it', async ({ site }) => {
  await site.open('/reference/environments')
  const { previous, next } = await site.neighbourPaths()
  expect(previous).not.toBeNull()
  await site.open(next ?? 'a page')
  expect((await site.neighbourPaths()).previous).toBe('/reference/environments')
})

test('the next page begins at its top, with the keyboard at its title; going back returns to the place', async ({ site }) => {
  await site.open('/reference/feature-toggles')
  await site.scrollTo(900)
  await expect.poll(() => site.scrollPosition()).toBe(900)
  await site.followInternalLink('/reference/segments')
  await site.expectAddress('/reference/segments')
  await expect(site.title).toBeFocused()
  await expect.poll(() => site.scrollPosition()).toBe(0)
  await site.goBack()
  await site.expectAddress('/reference/feature-toggles')
  await expect.poll(() => site.scrollPosition()).toBe(900)
})

test('a link to a section goes to it, below the navbar, and the keyboard with it', async ({ site }) => {
  await site.open('/reference')
  await site.followInternalLink('/reference/api-tokens-and-client-keys#client-tokens')
  const section = site.page.locator('#client-tokens')
  await expect(section).toBeFocused()
  await expect
    .poll(async () => (await section.boundingBox())?.y)
    .toBeLessThan(200)
  expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(60)
})

test('the skip link is the first stop of the keyboard, and leads past navbar and sidebar', async ({ site }) => {
  await site.open('/reference/feature-toggles')
  await site.page.keyboard.press('Tab')
  const skip = site.page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await site.page.keyboard.press('Enter')
  await expect(site.text).toBeFocused()
})

for (const address of ['/#%', '/reference/feature-toggles?a=1#%E0%A4%A', '/reference/feature-toggles#constructor']) {
  test(`a malformed or unknown hash leaves the page readable: ${address}`, async ({ site }) => {
    await site.open(address)
    await expect(site.title).toBeVisible()
    await site.followInternalLink('/quickstart')
    await site.expectAddress('/quickstart')
    await site.goBack()
    await expect(site.title).toBeVisible()
  })
}
