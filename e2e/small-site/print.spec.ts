import type { Locator } from '@playwright/test'
import { expect, test } from './test'

const page = '/reference/components'

const textAfter = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').content)

test('paper is light and has the text, with the URLs of its links, without what surrounds it; as a PDF, too', async ({
  site,
}) => {
  await site.page.addInitScript(() => window.localStorage.setItem('theme', 'dark'))
  await site.open(page)
  expect(await site.colors()).toBe('dark')
  await site.page.emulateMedia({ media: 'print' })
  expect(await site.colors()).toBe('light')
  await expect(site.navbar).toBeHidden()
  await expect(site.sidebar).toBeHidden()
  await expect(site.page.getByRole('contentinfo')).toBeHidden()
  await expect(site.page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(site.title).toBeVisible()
  // The columns of a table are narrower than a URL.
  expect(await textAfter(site.text.locator('p > a[href="/reference/feature-toggles"]').first())).toContain(
    'docs.getunleash.io',
  )
  expect(await textAfter(site.text.locator('td a').first())).toBe('none')

  await test.step('the colors are not switched meanwhile', async () => {
    await site.page.evaluate(() => {
      localStorage.setItem('theme', 'light')
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light', storageArea: localStorage }))
    })
    await site.nextAnimationFrames()
    expect(await site.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await site.page.emulateMedia({ media: 'screen' })
    await expect.poll(() => site.colors()).toBe('light')
    await site.page.emulateMedia({ media: 'print' })
  })

  const pdf = await site.page.pdf({ format: 'A4' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeGreaterThan(20_000)
})

test('details are open', async ({ site }) => {
  await site.open(page)
  const closed = site.text.locator('details:not([open], [data-print]):has(> :not(summary))').first()
  const inside = closed.locator(':scope > :not(summary)').first()
  await expect(inside).toBeHidden()
  await site.page.emulateMedia({ media: 'print' })
  expect(await inside.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(0)
  expect(await inside.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
})

test('every part of a page is as paper needs it', async ({ site }) => {
  await site.open(page)
  await site.page.emulateMedia({ media: 'print' })

  await test.step('tabs and details are open under their labels', async () => {
    const panels = await site.tabPanels.all()
    expect(panels.length).toBeGreaterThan(3)
    for (const panel of panels) {
      await expect(panel).toBeVisible()
      expect(await panel.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(
        (await panel.getAttribute('data-label')) ?? 'a label',
      )
    }
    await expect(site.text.getByText('The flag is off in the environment the token belongs to.').last()).toBeVisible()
    await expect(site.text.locator('summary', { hasText: 'Solution' })).toBeVisible()
  })

  await test.step('boxes and pictures keep their place', async () => {
    await expect(site.text.getByRole('note')).toHaveCount(5)
    await expect(site.picture('Four steps from 5 to 100 percent of users in four days.').getByRole('img')).toBeVisible()
    expect(await site.sidewaysScroll()).toBe(0)
  })

  await test.step('URLs follow the text of a link: in cards too, but not below pictures', async () => {
    const card = site.cardLink('Quickstart')
    expect(await textAfter(card)).toContain('docs.getunleash.io')
    expect(await card.evaluate((element) => getComputedStyle(element, '::after').position)).toBe('static')
    expect(await textAfter(site.text.locator('a:has(img)').first())).toBe('none')
  })
})
