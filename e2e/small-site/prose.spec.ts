import { expect, test } from './test'

/** Characters that fit into a full line of each long paragraph, at its own average character width. */
function charactersPerLine(paragraphs: Element[]): number[] {
  // Inline elements have their own boxes, which would count twice.
  const long = paragraphs.filter((paragraph) => paragraph.textContent.length > 120 && paragraph.children.length === 0)
  return long.map((paragraph) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    const written = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0)
    return (paragraph.textContent.length / written) * parseFloat(getComputedStyle(paragraph).width)
  })
}

test('lines of prose have 65 to 80 characters', async ({ site }) => {
  await site.page.setViewportSize({ width: 1600, height: 900 })
  await site.open('/reference/feature-toggles')
  const measures = await site.text.locator('[data-prose] > p').evaluateAll(charactersPerLine)
  expect(measures.length).toBeGreaterThanOrEqual(3)
  const average = measures.reduce((sum, one) => sum + one, 0) / measures.length
  expect(average).toBeGreaterThanOrEqual(65)
  expect(average).toBeLessThanOrEqual(80)
})

test('text in tabs, steps and lists is not wider than prose, but in boxes', async ({ site }) => {
  await site.page.setViewportSize({ width: 1600, height: 900 })
  await site.open('/reference/components')
  const prose = await site.text
    .locator('[data-prose] > p')
    .first()
    .evaluate((text) => text.getBoundingClientRect().width)
  const texts = site.text
    .locator('[data-prose]')
    .locator('p:not([role=note] > p), blockquote, :is(ul, ol):not([role]) > li:not(:has(figure, table))')
  const wider = await texts.evaluateAll(
    (all, limit) =>
      all.filter((text) => text.getBoundingClientRect().width > limit + 1).map((text) => text.textContent.slice(0, 60)),
    prose,
  )
  expect(wider).toEqual([])
})
