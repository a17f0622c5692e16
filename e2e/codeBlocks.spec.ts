import { expect, test } from './test'

const page = '/contributing/writing-pages-code'
const marked = 'process.env.NEW_CHECKOUT'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('code with marks and numbers is copied to the letter', async ({ site }) => {
  await site.open(page)
  expect(await site.copyCode(site.codeBlockNamed('TypeScript', marked))).toBe(
    [
      "import { initialize } from 'unleash-client'",
      '',
      'if (process.env.NEW_CHECKOUT) {',
      "if (unleash.isEnabled('new-checkout')) {",
      '  showNewCheckout()',
      '}',
    ].join('\n'),
  )
  const numbered = await site.copyCode(site.codeBlockNamed('example.ts'))
  expect(numbered.split('\n').slice(0, 2)).toEqual(["import express from 'express'", "import { initialize, type Context } from 'unleash-client'"])
  expect(numbered.split('\n')).toHaveLength(53)
})

test('marked, inserted and deleted lines differ in more than color', async ({ site }) => {
  await site.open(page)
  const block = site.codeBlockNamed('TypeScript', marked)
  await expect(block.locator('mark')).toHaveText([/^import/, /showNewCheckout/])
  await expect(block.locator('ins')).toHaveText(/isEnabled/)
  await expect(block.locator('del')).toHaveText(/process\.env/)
  const signOf = (tag: string) => block.locator(tag).evaluate((line) => getComputedStyle(line, '::after').content)
  expect(await signOf('ins')).toContain('+')
  expect(await signOf('del')).toContain('−')
  await site.page.emulateMedia({ forcedColors: 'active' })
  const edgeOf = (tag: string) => block.locator(tag).first().evaluate((line) => getComputedStyle(line).borderInlineStartWidth)
  expect([await edgeOf('mark'), await edgeOf('ins'), await edgeOf('[data-line]')]).toEqual(['3px', '3px', '0px'])
})

test('lines with an error or a warning have a sign, also where colors are forced', async ({ site }) => {
  await site.open(page)
  const block = site.codeBlockNamed('TypeScript', 'isRedesigned')
  const [error, warning] = [block.locator('mark').first(), block.locator('mark').last()]
  await expect(error).toHaveText(/^const isRedesigned/)
  await expect(warning).toHaveText(/^const isOn/)
  for (const forcedColors of ['none', 'active'] as const) {
    await site.page.emulateMedia({ forcedColors })
    const stylesOf = (line: typeof error) => line.evaluate((element) => [getComputedStyle(element, '::after').content, getComputedStyle(element).borderInlineStartWidth])
    expect(await stylesOf(error)).toEqual(['"×" / "error"', '3px'])
    expect(await stylesOf(warning)).toEqual(['"!" / "warning"', '3px'])
  }
})

test('every line of a numbered block has its number', async ({ site }) => {
  await site.open(page)
  const lines = site.codeBlockNamed('example.ts').locator('code > *')
  expect(await lines.count()).toBe(53)
  expect(await lines.first().evaluate((line) => getComputedStyle(line, '::before').content)).toContain('counter(line)')
})

test('long lines are wrapped and unwrapped by keyboard; only what scrolls is a stop of Tab', async ({ site }) => {
  await site.open(page)
  const block = site.codeBlockNamed('flags.ts', 'sessionId')
  const scroller = block.getByRole('group', { name: 'flags.ts' })
  const toggle = block.getByRole('button', { name: 'Wrap long lines' })
  await expect(scroller).toHaveAttribute('tabindex', '0')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.focus()
  await site.page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle).toBeFocused()
  await expect(block.locator('[tabindex]')).toHaveCount(0)
  await site.page.keyboard.press('Space')
  await expect(scroller).toHaveAttribute('tabindex', '0')
})

test('a block that fits is not in the tab order, and cannot be wrapped', async ({ site }) => {
  await site.open(page)
  const block = site.codeBlockNamed('TypeScript', marked)
  await expect(block.locator('[tabindex]')).toHaveCount(0)
  await expect(block.getByRole('button')).toHaveCount(1)
})

test('more than 40 lines are cut until the reader shows the rest', async ({ site }) => {
  await site.open(page)
  const block = site.codeBlockNamed('example.ts')
  const height = async () => (await block.boundingBox())?.height ?? 0
  const cut = await height()
  const button = block.getByRole('button', { name: 'Show all 53 lines' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.focus()
  await site.page.keyboard.press('Enter')
  const fewer = block.getByRole('button', { name: 'Show fewer lines' })
  await expect(fewer).toHaveAttribute('aria-expanded', 'true')
  await expect(fewer).toBeFocused()
  expect(await height()).toBeGreaterThan(cut * 1.8)
  await fewer.click()
  expect(await height()).toBe(cut)
  await expect(block).toBeInViewport()
})

test('what the search of the browser finds in a cut block is shown', async ({ site }) => {
  await site.open(page)
  const block = site.codeBlockNamed('example.ts')
  await block.getByText("'SIGTERM'").evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(block.getByRole('button', { name: 'Show fewer lines' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all lines are shown, and no button that would do nothing', async ({ site }) => {
    await site.openPlain(page)
    const block = site.codeBlockNamed('example.ts')
    await expect(block.getByText("'SIGTERM'")).toBeVisible()
    expect((await block.boundingBox())?.height).toBeGreaterThan(900)
    await expect(block.getByRole('button')).toHaveCount(0)
  })
})
