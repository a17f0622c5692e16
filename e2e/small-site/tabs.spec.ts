import { labelOfChosen } from '../DocsSite'
import { expect, test } from './test'

const page = '/reference/components'
const nextPage = '/reference/code'

test('tabs of one group change together, also on the next page and after a reload', async ({ site }) => {
  await site.open(page)
  const [first, second] = await site.tabNames()
  expect(await site.chosenTab()).toBe(first)
  await site.chooseTab(second ?? '')
  expect(await site.chosenTab(0)).toBe(second)
  expect(await site.chosenTab(1)).toBe(second)
  await site.reload()
  expect(await site.chosenTab(0)).toBe(second)
  await site.navigateTo(nextPage)
  await site.expectUrl(nextPage)
  await expect(labelOfChosen(site.tabs())).toHaveText(second ?? '')

  await test.step('the keyboard goes through them by arrows, round the ends, and one panel is shown', async () => {
    await site.navigateTo(page)
    await site.expectUrl(page)
    await expect(site.title).toHaveText('Components')
    const names = await site.tabNames()
    const last = names.length - 1
    const panels = site.tabs().locator('..').locator('section[data-label]:visible')
    await site.tabs().getByRole('radio').first().click()
    for (const [key, place] of [
      ['ArrowRight', 1 % names.length],
      ['ArrowLeft', 0],
      ['ArrowLeft', last],
      ['ArrowRight', 0],
    ] as const) {
      await site.page.keyboard.press(key)
      expect(await site.chosenTab()).toBe(names[place])
      await expect(site.tabs().getByRole('radio', { checked: true })).toBeFocused()
      await expect(panels).toHaveCount(1)
      await expect(panels).toHaveAttribute('data-label', names[place] ?? '')
    }
  })
})

test('the chosen tab stays where it is on the screen while groups above change their height', async ({ site }) => {
  await site.open(page)
  const group = site.tabPanels.filter({ hasText: 'requires a client token' }).first().locator('..')
  await group.scrollIntoViewIfNeeded()
  for (const name of ['Go', 'Node.js', 'Go']) {
    const tab = group.getByRole('radio', { name })
    const before = (await tab.boundingBox())?.y ?? 0
    const scrolled = await site.scrollPosition()
    await tab.click()
    await expect(tab).toBeChecked()
    expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1)
    await site.nextAnimationFrames()
    expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1)
    // Else the groups above have the same height, and this test could not fail.
    expect(await site.scrollPosition()).not.toBe(scrolled)
  }
})

test('a URL with a choice opens with it, and a choice becomes part of the URL', async ({ site, otherTab }) => {
  await site.open(`${page}?sdk=go#tabs`)
  const group = site.text.getByRole('radiogroup').filter({ hasText: 'Python' })
  const chosen = labelOfChosen(group)
  await expect(chosen).toHaveText('Go')
  await group.getByRole('radio', { name: 'Python' }).click()
  expect(site.url()).toBe(`${page}?sdk=python#tabs`)
  await otherTab.open(site.url())
  const groupOfOther = otherTab.text.getByRole('radiogroup').filter({ hasText: 'Python' })
  await expect(labelOfChosen(groupOfOther)).toHaveText('Python')
  // A group without the chosen tab shows its first one.
  await expect(labelOfChosen(site.text.getByRole('radiogroup').filter({ hasText: 'Go' }).last())).toHaveText('Node.js')
  await site.open(`${page}?sdk=cobol`)
  await expect(chosen).toHaveText('Node.js')
})

for (const way of ['remembered', 'of the URL']) {
  test(`a choice ${way} is there before the page is hydrated, and moves nothing`, async ({ site }) => {
    if (way === 'remembered') await site.page.addInitScript(() => window.localStorage.setItem('stack', 'python'))
    await site.watchShifts()
    const app = await site.holdBack(/\/app-[^/]*\.js$/)
    await site.page.goto(way === 'remembered' ? page : `${page}?sdk=python`, { waitUntil: 'commit' })
    const group = site.text.getByRole('radiogroup').filter({ hasText: 'Python' })
    await expect(labelOfChosen(group)).toHaveText('Python')
    await expect(group.locator('..').locator('section[data-label]:visible')).toContainText(
      'Python works in the same way',
    )
    const heights = () =>
      site.text
        .locator('[role=radiogroup]')
        .evaluateAll((lists) => lists.map((list) => list.parentElement?.offsetHeight))
    const before = await heights()
    app.send()
    await site.waitUntilReady()
    await site.nextAnimationFrames()
    expect(await heights()).toEqual(before)
    await expect(labelOfChosen(group)).toHaveText('Python')
    expect(await site.shifts()).toBeLessThanOrEqual(0.01)
  })
}

test('tabs work before the scripts run, and what was chosen by then stays', async ({ site }) => {
  const scripts = await site.openWithoutScripts(page)
  const [, second = ''] = await site.tabNames()
  await site.chooseTab(second)
  await expect(site.tabs().locator('..').locator('section[data-label]:visible')).toHaveAttribute('data-label', second)
  scripts.send()
  await site.waitUntilReady()
  // Others of the group follow when the site starts.
  for (const place of [0, 1]) await expect(labelOfChosen(site.tabs(place))).toHaveText(second)
  await site.navigateTo(nextPage)
  await site.expectUrl(nextPage)
  await expect(labelOfChosen(site.tabs())).toHaveText(second)
})
