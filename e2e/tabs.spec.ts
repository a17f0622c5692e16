import { expect, test } from './test'

const page = '/quickstart'

test('tabs of one group change together, also on the next page and after a reload', async ({ site }) => {
  await site.open(page)
  const [first, second] = await site.tabs().getByRole('tab').allInnerTexts()
  expect(await site.chosenTab()).toBe(first)
  await site.chooseTab(second ?? '')
  expect(await site.chosenTab(0)).toBe(second)
  expect(await site.chosenTab(1)).toBe(second)
  await site.reload()
  expect(await site.chosenTab(0)).toBe(second)
  await site.followInternalLink('/how-to/how-to-create-api-tokens')
  await site.expectAddress('/how-to/how-to-create-api-tokens')
  await expect(site.tabs().getByRole('tab', { selected: true })).toHaveText(second ?? '')
})

test('one panel is shown, the one of the chosen tab', async ({ site }) => {
  await site.open(page)
  const id = await site.tabs().getByRole('tab').nth(1).getAttribute('aria-controls')
  const panel = site.page.locator(`[id="${id ?? ''}"]`)
  await expect(panel).toBeHidden()
  await site.tabs().getByRole('tab').nth(1).click()
  await expect(panel).toBeVisible()
})

test('the keyboard goes through tabs by arrows, Home and End, round the ends', async ({ site }) => {
  await site.open(page)
  const names = await site.tabs().getByRole('tab').allInnerTexts()
  const last = names.length - 1
  await site.tabs().getByRole('tab').first().focus()
  for (const [key, place] of [
    ['ArrowRight', 1 % names.length],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await site.page.keyboard.press(key)
    expect(await site.chosenTab()).toBe(names[place])
    await expect(site.tabs().getByRole('tab', { selected: true })).toBeFocused()
  }
})

test('the clicked tab stays where it is on the screen', async ({ site }) => {
  await site.open(page)
  const tab = site.tabs(1).getByRole('tab').nth(1)
  await tab.scrollIntoViewIfNeeded()
  const before = (await tab.boundingBox())?.y ?? 0
  await tab.click()
  await site.page.waitForTimeout(100)
  expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThan(2)
})
