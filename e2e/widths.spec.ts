import { samplePages } from './samplePages'
import { expect, test } from './test'

const widths = [320, 360, 768, 996, 997, 1280]

for (const { kind, path } of [...samplePages, { kind: 'not found', path: '/404.html' }]) {
  test(`${kind} (${path}) does not scroll sideways at any width`, async ({ site }) => {
    await site.page.setViewportSize({ width: 1280, height: 800 })
    await site.open(path)
    for (const width of widths) {
      await site.page.setViewportSize({ width, height: 800 })
      expect({ width, sideways: await site.sidewaysScroll() }).toEqual({ width, sideways: 0 })
    }
  })
}
