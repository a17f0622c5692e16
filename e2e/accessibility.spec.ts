import { AxeBuilder } from '@axe-core/playwright'
import type { DocsSite } from './DocsSite'
import { samplePages } from './samplePages'
import { expect, test } from './test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Axe looks at every pair of colours of a long page, twice.
test.describe.configure({ timeout: 90_000 })

/** What axe finds wrong on the page as it is now: rule, and where. */
async function violations({ page }: DocsSite): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(standards).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const pages = [...samplePages, { kind: 'not found', path: '/404.html' }, { kind: 'search', path: '/search' }]

for (const colours of ['light', 'dark'] as const) {
  for (const { kind, path } of pages) {
    test(`${kind} (${path}) in ${colours} colours`, async ({ site }) => {
      await site.page.addInitScript((theme) => window.localStorage.setItem('theme', theme), colours)
      for (const width of [1280, 360]) {
        await site.page.setViewportSize({ width, height: 800 })
        await site.open(path)
        expect(await site.colours()).toBe(colours)
        expect({ width, violations: await violations(site) }).toEqual({ width, violations: [] })
      }
    })
  }

  test(`the search in ${colours} colours: dialog and page`, async ({ site }) => {
    await site.page.addInitScript((theme) => window.localStorage.setItem('theme', theme), colours)
    for (const width of [1280, 360]) {
      await site.page.setViewportSize({ width, height: 800 })
      await site.open('/quickstart')
      await site.openSearch()
      expect({ width, state: 'just opened', violations: await violations(site) }).toEqual({ width, state: 'just opened', violations: [] })
      for (const query of ['gradual rollout', 'xqzvw']) {
        await site.searchFor(query)
        expect({ width, query, violations: await violations(site) }).toEqual({ width, query, violations: [] })
      }
      await site.searchFor('stickiness')
      await site.page.keyboard.press('Enter')
      await site.expectAddress('/reference/stickiness')
      await site.openSearch()
      await expect(site.searchHits.first()).toBeVisible()
      expect({ width, state: 'recent', violations: await violations(site) }).toEqual({ width, state: 'recent', violations: [] })
      await site.open('/search?q=token')
      await expect(site.foundPages.first()).toBeVisible()
      expect({ width, state: 'page', violations: await violations(site) }).toEqual({ width, state: 'page', violations: [] })
    }
  })

  test(`the open menu in ${colours} colours`, async ({ site }) => {
    await site.page.addInitScript((theme) => window.localStorage.setItem('theme', theme), colours)
    await site.page.setViewportSize({ width: 360, height: 740 })
    await site.open('/reference/feature-toggles')
    await site.openMenu()
    expect(await violations(site)).toEqual([])
  })
}

test('open details of a request body', async ({ site }) => {
  await site.open('/reference/api/unleash/add-feature-strategy')
  await site.page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))
  expect(await violations(site)).toEqual([])
})
