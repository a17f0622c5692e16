import { expect, test } from './test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the button copies the code to the letter, and says so', async ({ site }) => {
  await site.open('/reference/sdks/go')
  const shown = await site.codeBlock().locator('code').textContent()
  expect(await site.copyCode()).toBe(shown)
})

test('long lines scroll inside their box, by the keyboard too', async ({ site }) => {
  await site.page.setViewportSize({ width: 360, height: 740 })
  await site.open('/reference/sdks/go')
  const boxes = site.text.getByRole('group', { name: /^Code|\./ })
  await expect(boxes.first()).toBeVisible()
  await boxes.first().focus()
  await site.page.keyboard.press('ArrowRight')
  await expect.poll(() => boxes.first().evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
})
