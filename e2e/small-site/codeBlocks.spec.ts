import { expect, test } from './test'

const page = '/reference/code'
const marked = 'process.env.NEW_CHECKOUT'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('lines have what the page says about them', async ({ site }) => {
  await site.open(page)
  const block = site.codeBlockNamed('TypeScript', marked)
  const numbered = site.codeBlockNamed('example.ts')

  await test.step('marked, inserted and deleted lines differ in more than color', async () => {
    await expect(block.locator('mark')).toHaveText([/^import/, /showNewCheckout/])
    await expect(block.locator('ins')).toHaveText(/isEnabled/)
    await expect(block.locator('del')).toHaveText(/process\.env/)
    const signOf = (tag: string) => block.locator(tag).evaluate((line) => getComputedStyle(line, '::after').content)
    expect(await signOf('ins')).toContain('+')
    expect(await signOf('del')).toContain('−')
    await site.page.emulateMedia({ forcedColors: 'active' })
    const edgeOf = (tag: string) =>
      block
        .locator(tag)
        .first()
        .evaluate((line) => getComputedStyle(line).borderInlineStartWidth)
    expect([await edgeOf('mark'), await edgeOf('ins'), await edgeOf('[data-line]')]).toEqual(['3px', '3px', '0px'])
  })

  await test.step('lines with an error or a warning have a sign, also where colors are forced', async () => {
    const checked = site.codeBlockNamed('TypeScript', 'isRedesigned')
    const [error, warning] = [checked.locator('mark').first(), checked.locator('mark').last()]
    await expect(error).toHaveText(/^const isRedesigned/)
    await expect(warning).toHaveText(/^const isOn/)
    for (const forcedColors of ['active', 'none'] as const) {
      await site.page.emulateMedia({ forcedColors })
      const stylesOf = (line: typeof error) =>
        line.evaluate((element) => [
          getComputedStyle(element, '::after').content,
          getComputedStyle(element).borderInlineStartWidth,
        ])
      expect(await stylesOf(error)).toEqual(['"×" / "error"', '3px'])
      expect(await stylesOf(warning)).toEqual(['"!" / "warning"', '3px'])
    }
  })

  await test.step('lines in focus keep their colors, the others are dimmed', async () => {
    const focused = site.text.locator('figure', { has: site.page.locator('[data-line=dim]') }).first()
    const dimmed = focused.locator('[data-line=dim]')
    await expect(dimmed).toHaveCount(4)
    await expect(dimmed.first()).toContainText('import')
    await expect(dimmed.locator('[class^=t-]')).toHaveCount(0)
    await expect(focused.locator('code > :not([data-line=dim]) [class^=t-], code > [class^=t-]').first()).toBeVisible()
    const color = (line: Element) => getComputedStyle(line).color
    expect(await dimmed.first().evaluate(color)).not.toBe(await focused.locator('code').evaluate(color))
  })

  await test.step('a diff says what was removed and what was added', async () => {
    const diff = site.codeBlockNamed('Diff', 'localhost:4242/api')
    await expect(diff.locator('.t-property')).toContainText('- UNLEASH_URL=http://localhost:4242/api')
    await expect(diff.locator('.t-string')).toContainText('+ UNLEASH_URL=https://unleash.example.com/api')
    const [deleted, inserted] = await diff
      .locator('.t-property, .t-string')
      .evaluateAll((changed) => changed.map((line) => getComputedStyle(line).color))
    expect(deleted).not.toBe(inserted)
  })

  await test.step('every line of a numbered block has its number', async () => {
    const all = numbered.locator('code > *')
    await expect(all).toHaveCount(53)
    expect(await all.first().evaluate((line) => getComputedStyle(line, '::before').content)).toContain('counter(line)')
  })

  await test.step('code with marks and numbers is copied to the letter', async () => {
    expect(await site.copyCode(block)).toBe(
      [
        "import { initialize } from 'unleash-client'",
        '',
        'if (process.env.NEW_CHECKOUT) {',
        "if (unleash.isEnabled('new-checkout')) {",
        '  showNewCheckout()',
        '}',
      ].join('\n'),
    )
    const copied = (await site.copyCode(numbered)).split('\n')
    expect(copied.slice(0, 2)).toEqual([
      "import express from 'express'",
      "import { initialize, type Context } from 'unleash-client'",
    ])
    expect(copied).toHaveLength(53)
  })

  await test.step('a block that fits is not in the tab order, and cannot be wrapped', async () => {
    await expect(block.locator('[tabindex]')).toHaveCount(0)
    await expect(block.getByRole('button')).toHaveCount(1)
  })

  await test.step('whether it fits depends on the window', async () => {
    const wrap = site.codeBlockNamed('TypeScript', 'isRedesigned').getByRole('button', { name: 'Wrap long lines' })
    await expect(wrap).toHaveCount(0)
    await site.page.setViewportSize({ width: 390, height: 800 })
    await expect(wrap).toBeVisible()
  })
})

test('long lines scroll, and are wrapped and unwrapped by keyboard; only what scrolls is a stop of Tab', async ({
  site,
}) => {
  await site.open(page)
  const block = site.codeBlockNamed('flags.ts', 'sessionId')
  const scroller = block.getByRole('group', { name: 'flags.ts' })
  const toggle = block.getByRole('button', { name: 'Wrap long lines' })
  await expect(scroller).toHaveAttribute('tabindex', '0')
  await scroller.focus()
  await site.page.keyboard.press('ArrowRight')
  await expect.poll(() => scroller.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.focus()
  await site.page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle).toBeFocused()
  await expect(block.locator('[tabindex]')).toHaveCount(0)
  await site.page.keyboard.press('Space')
  await expect(scroller).toHaveAttribute('tabindex', '0')
})

test('more than 40 lines are cut until the reader shows the rest, or the search of the browser finds it; not on paper', async ({
  site,
}) => {
  await site.open(page)
  const block = site.codeBlockNamed('example.ts')
  const height = async () => (await block.boundingBox())?.height ?? 0

  await site.page.emulateMedia({ media: 'print' })
  expect(
    await block.evaluate((figure) =>
      [...figure.querySelectorAll('pre')].every(
        ({ parentElement: box }) => box !== null && box.scrollHeight <= box.clientHeight + 1,
      ),
    ),
  ).toBe(true)
  await expect(site.text.getByRole('button', { name: 'Copy the code' })).toHaveCount(0)
  await site.page.emulateMedia({ media: 'screen' })

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

  await block.getByText("'SIGTERM'").evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(fewer).toBeVisible()
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
