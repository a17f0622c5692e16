import { samplePages } from './samplePages'
import { expect, test } from './test'

const minWidth = 320
const maxWidth = 1440
/** Both sides of where the layout changes. */
const edges = [996, 997, 1240, 1241]

/** Widths in CSS pixels, the widest first. */
function widths(step: number): number[] {
  const steps = Array.from({ length: Math.floor((maxWidth - minWidth) / step) + 1 }, (_, index) => minWidth + index * step)
  return [...new Set([...steps, ...edges, maxWidth])].sort((a, b) => b - a)
}

test.describe.configure({ timeout: 240_000 })

/** With text of twice its size the bar is wider than this; the content below it is not. */
for (const path of ['/search?q=token', '/reference/api/unleash/create-feature', '/reference/api/unleash/api-tokens']) {
  test(`${path} does not scroll sideways at 360 px with text of twice its size`, async ({ site }) => {
    await site.page.setViewportSize({ width: 360, height: 800 })
    await site.open(path)
    await site.enlargeText(200)
    expect(await site.sidewaysScroll()).toBe(0)
  })
}

for (const { kind, path } of [...samplePages, { kind: 'not found', path: '/404.html' }, { kind: 'search', path: '/search?q=token' }]) {
  // All that a page can be made of is seen at every single width.
  const step = path === '/contributing/writing-pages' ? 1 : 16

  test(`${kind} (${path}) does not scroll sideways, every ${step} px from ${minWidth} to ${maxWidth} px`, async ({ site }) => {
    await site.page.setViewportSize({ width: maxWidth, height: 800 })
    await site.open(path)
    const tooWide: number[] = []
    for (const width of widths(step)) {
      await site.page.setViewportSize({ width, height: 800 })
      if ((await site.sidewaysScroll()) > 0) tooWide.push(width)
    }
    expect(tooWide).toEqual([])
  })
}
