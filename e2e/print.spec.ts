import type { Locator } from '@playwright/test'
import { expect, test } from './test'

test('paper is light and has the text without what surrounds it', async ({ site }) => {
  await site.page.addInitScript(() => window.localStorage.setItem('theme', 'dark'))
  await site.open('/reference/segments')
  expect(await site.colors()).toBe('dark')
  await site.page.emulateMedia({ media: 'print' })
  expect(await site.colors()).toBe('light')
  await expect(site.navbar).toBeHidden()
  await expect(site.sidebar).toBeHidden()
  await expect(site.page.getByRole('contentinfo')).toBeHidden()
  await expect(site.page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(site.title).toBeVisible()
})

test('the colors are not switched while printing', async ({ site, otherTab }) => {
  await site.open('/quickstart')
  await site.waitUntilIdle()
  await otherTab.open('/topics')
  await site.page.emulateMedia({ media: 'print' })
  await otherTab.switchColors()
  await site.page.waitForFunction(() => localStorage.getItem('theme') === 'dark')
  await site.nextAnimationFrames()
  expect(await site.page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
  await site.page.emulateMedia({ media: 'screen' })
  await expect.poll(() => site.colors()).toBe('dark')
})

test('all tabs are open under their labels', async ({ site }) => {
  await site.open('/quickstart')
  await site.page.emulateMedia({ media: 'print' })
  for (const panel of await site.text.locator('[role=tabpanel]').all()) {
    await expect(panel).toBeVisible()
    expect(await panel.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(
      (await panel.getAttribute('data-label')) ?? 'a label',
    )
  }
})

test('details are open', async ({ site }) => {
  await site.open('/reference/api/unleash/add-feature-strategy')
  const closed = site.text.locator('details:not([open], [data-print]):has(> :not(summary))').first()
  const inside = closed.locator(':scope > :not(summary)').first()
  await expect(inside).toBeHidden()
  await site.page.emulateMedia({ media: 'print' })
  expect(await inside.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(0)
  expect(await inside.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
})

test('links say where they lead, but not in tables, whose columns are narrower than a URL', async ({ site }) => {
  await site.open('/reference/segments')
  await site.page.emulateMedia({ media: 'print' })
  const after = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(await after(site.text.locator('p > a[href="/reference/strategy-constraints"]').first())).toContain('docs.getunleash.io')
  expect(await after(site.text.locator('td a').first())).toBe('none')
})

test('a page can be printed to PDF', async ({ site }) => {
  await site.open('/quickstart')
  const pdf = await site.page.pdf({ format: 'A4' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeGreaterThan(20_000)
})

test('URLs follow the text of a link: in cards too, but not below pictures', async ({ site }) => {
  await site.open('/contributing/writing-pages')
  await site.page.emulateMedia({ media: 'print' })
  const after = (link: Locator) =>
    link.evaluate((element) => ({
      content: getComputedStyle(element, '::after').content,
      position: getComputedStyle(element, '::after').position,
    }))
  const card = await after(site.cardLink('Quickstart'))
  expect(card.content).toContain('docs.getunleash.io')
  expect(card.position).toBe('static')
  expect((await after(site.text.locator('a:has(img)').first())).content).toBe('none')
})
