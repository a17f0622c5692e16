import { expect, test } from './test'

const page = '/reference/feature-toggles'

for (const width of [360, 1280]) {
  test(`every heading in the table of contents lands right under the navbar, ${width} px wide`, async ({ site }) => {
    await site.page.setViewportSize({ width, height: 740 })
    await site.open(page)
    const ids = await site.text.locator('h2').evaluateAll((headings) => headings.map(({ id }) => id))
    for (const id of ids.slice(0, 3)) {
      await site.navigateTo(`${page}#${id}`)
      await expect(site.page.locator(`[id="${id}"]`)).toBeFocused()
      await expect.poll(() => site.distanceBelowNavbar(id)).toBeLessThanOrEqual(24)
      expect(await site.distanceBelowNavbar(id)).toBeGreaterThanOrEqual(0)
    }
  })
}

test('an anchor that moved within the first second is put back', async ({ site }) => {
  await site.open(page)
  const id = (await site.text.locator('h2').nth(1).getAttribute('id')) ?? ''
  await site.tableOfContents.locator(`a[href="#${id}"]`).click()
  await expect.poll(() => site.distanceBelowNavbar(id)).toBeLessThanOrEqual(24)
  await site.page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
    // The policy of the site allows no style attributes in HTML.
    const box = document.createElement('div')
    box.style.height = '400px'
    document.querySelector('main h1')?.after(box)
  })
  expect(await site.distanceBelowNavbar(id)).toBeGreaterThan(300)
  await expect.poll(() => site.distanceBelowNavbar(id)).toBeLessThanOrEqual(24)
})

test.describe('the mark beside a heading', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('leads to the heading, copies its URL and says so', async ({ site }) => {
    await site.open(page)
    const heading = site.text.locator('h2').nth(1)
    const id = (await heading.getAttribute('id')) ?? ''
    await heading.hover()
    await site.text.locator(`[id="${id}"] + a`).click()
    await site.expectUrl(`${page}#${id}`)
    await expect(site.page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
    expect(await site.page.evaluate(() => navigator.clipboard.readText())).toBe(site.page.url())
  })
})

test('the sign beside a heading is not copied with it', async ({ site }) => {
  await site.open('/reference/segments')
  const copied = await site.text
    .locator('h2')
    .first()
    .evaluate((heading) => {
      const next = heading.parentElement?.nextElementSibling
      getSelection()?.setBaseAndExtent(heading, 0, next ?? heading, next?.childNodes.length ?? 0)
      return getSelection()?.toString() ?? ''
    })
  expect(copied.split('\n').length).toBeGreaterThan(1)
  expect(copied).not.toContain('#')
})
