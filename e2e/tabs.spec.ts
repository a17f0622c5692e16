import { expect, test } from './test'

const page = '/quickstart'
const everyPart = '/contributing/writing-pages'

test(
  'tabs of one group change together, also on the next page and after a reload',
  { tag: '@smoke' },
  async ({ site }) => {
    await site.open(page)
    const [first, second] = await site.tabs().getByRole('tab').allInnerTexts()
    expect(await site.chosenTab()).toBe(first)
    await site.chooseTab(second ?? '')
    expect(await site.chosenTab(0)).toBe(second)
    expect(await site.chosenTab(1)).toBe(second)
    await site.reload()
    expect(await site.chosenTab(0)).toBe(second)
    await site.navigateTo('/how-to/how-to-create-api-tokens')
    await site.expectUrl('/how-to/how-to-create-api-tokens')
    await expect(site.tabs().getByRole('tab', { selected: true })).toHaveText(second ?? '')

    await test.step('the keyboard goes through them by arrows, Home and End, round the ends, and one panel is shown', async () => {
      await site.navigateTo(page)
      await site.expectUrl(page)
      await expect(site.title).toHaveText('Quickstart')
      const names = await site.tabs().getByRole('tab').allInnerTexts()
      const last = names.length - 1
      const panels = site.tabs().locator('..').locator('[role=tabpanel]:visible')
      await site.tabs().getByRole('tab').first().click()
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
        await expect(panels).toHaveCount(1)
        await expect(panels).toHaveAttribute('data-label', names[place] ?? '')
      }
    })
  },
)

test('the chosen tab stays where it is on the screen while groups above change their height', async ({ site }) => {
  await site.open(everyPart)
  const group = site.text.getByRole('tabpanel').filter({ hasText: 'requires a client token' }).first().locator('..')
  await group.scrollIntoViewIfNeeded()
  for (const name of ['Go', 'Node.js', 'Go']) {
    const tab = group.getByRole('tab', { name })
    const before = (await tab.boundingBox())?.y ?? 0
    const scrolled = await site.scrollPosition()
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1)
    await site.nextAnimationFrames()
    expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1)
    // Else the groups above have the same height, and this test could not fail.
    expect(await site.scrollPosition()).not.toBe(scrolled)
  }
})

test('a URL with a choice opens with it, and a choice becomes part of the URL', async ({ site, otherTab }) => {
  await site.open(`${everyPart}?sdk=go#tabs`)
  const group = site.text.getByRole('tablist').filter({ hasText: 'Python' })
  const chosen = group.getByRole('tab', { selected: true })
  await expect(chosen).toHaveText('Go')
  await group.getByRole('tab', { name: 'Python' }).click()
  expect(site.url()).toBe(`${everyPart}?sdk=python#tabs`)
  await otherTab.open(site.url())
  await expect(
    otherTab.text.getByRole('tablist').filter({ hasText: 'Python' }).getByRole('tab', { selected: true }),
  ).toHaveText('Python')
  await site.open(`${everyPart}?sdk=cobol`)
  await expect(chosen).toHaveText('Python')
  // A group without the chosen tab shows its first one.
  await expect(
    site.text.getByRole('tablist').filter({ hasText: 'Go' }).last().getByRole('tab', { selected: true }),
  ).toHaveText('Node.js')
})

test('a command for npm is written for other package managers', async ({ site }) => {
  await site.open('/contributing/writing-pages-code')
  const group = site.text.getByRole('tablist').filter({ hasText: 'pnpm' })
  const panel = group.locator('..').getByRole('tabpanel')
  await expect(panel).toContainText('npm install --save-dev typescript')
  await group.getByRole('tab', { name: 'Yarn' }).click()
  await expect(panel).toContainText('yarn add --dev typescript')
  await group.getByRole('tab', { name: 'pnpm' }).click()
  await expect(panel).toContainText('pnpm add --save-dev typescript')
})

for (const way of ['remembered', 'of the URL']) {
  test(`a choice ${way} is there before the page is hydrated, and moves nothing`, async ({ site }) => {
    if (way === 'remembered') await site.page.addInitScript(() => window.localStorage.setItem('tabs.sdk', 'python'))
    await site.watchShifts()
    const held: (() => void)[] = []
    await site.page.route(/\/app-[^/]*\.js$/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await site.page.goto(way === 'remembered' ? everyPart : `${everyPart}?sdk=python`, { waitUntil: 'commit' })
    const group = site.text.getByRole('tablist').filter({ hasText: 'Python' })
    await expect(group.getByRole('tab', { selected: true })).toHaveText('Python')
    await expect(group.locator('..').getByRole('tabpanel')).toContainText('Python works in the same way')
    const heights = () =>
      site.text.locator('[role=tablist]').evaluateAll((lists) => lists.map((list) => list.parentElement?.offsetHeight))
    const before = await heights()
    await expect.poll(() => held.length).toBe(1)
    held.forEach((release) => release())
    await site.waitUntilReady()
    await site.nextAnimationFrames()
    expect(await heights()).toEqual(before)
    await expect(group.getByRole('tab', { selected: true })).toHaveText('Python')
    expect(await site.shifts()).toBeLessThanOrEqual(0.01)
  })
}
