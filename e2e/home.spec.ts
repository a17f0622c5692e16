import fs from 'node:fs'
import { home } from '../content/site/home'
import { expect, test } from './test'

test('the home page has no sidebar, one left edge, and a logo for every SDK', async ({ site }) => {
  await site.page.setViewportSize({ width: 1440, height: 900 })
  await site.open('/')
  await expect(site.sidebar).toHaveCount(0)
  // The words of the title stay whole.
  expect(await site.title.evaluate((title) => getComputedStyle(title).hyphens)).toBe('manual')
  const edges = await site.text
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().left))
  expect(new Set([...edges, (await site.title.boundingBox())?.x]).size).toBe(1)
  const logos = await site.text
    .locator('a use[href*="/img/"]')
    .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('#')[1] ?? ''))
  expect(logos.length).toBeGreaterThan(12)
  const drawn = [...fs.readFileSync('static/img/sdks.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id,
  )
  expect(logos.filter((logo) => !drawn.includes(logo))).toEqual([])
})

test('the card of the home page keeps its height in every language', async ({ site }) => {
  await site.page.setViewportSize({ width: 1440, height: 900 })
  await site.open('/')
  const heights = new Set<number | undefined>()
  for (const language of await site.tabs().getByRole('radio').all()) {
    await language.check()
    heights.add(
      (await site.text.getByText(home.flag.name, { exact: true }).first().locator('xpath=../..').boundingBox())?.height,
    )
  }
  expect(heights.size).toBe(1)
})

test('on a wide screen the bar begins where the sidebar does', async ({ site }) => {
  await site.page.setViewportSize({ width: 1920, height: 900 })
  await site.open('/quickstart')
  const brand = await site.navbar.getByRole('link', { name: 'Unleash Docs, home' }).boundingBox()
  const entry = await site.sidebarFilter.boundingBox()
  expect(Math.abs((brand?.x ?? NaN) - (entry?.x ?? NaN))).toBeLessThanOrEqual(4)
})

test('the home page shows a flag and its code at first sight, and loads no picture for that', async ({ site }) => {
  await site.watchShifts()
  const pictures = site.requestedFiles(/\.(webp|avif|png|jpe?g)$/)
  await site.open('/')
  const flag = await site.text.getByText(home.flag.environments.at(-1)?.rule ?? '').boundingBox()
  expect(flag?.y).toBeLessThan(400)
  expect(pictures).toEqual([])
  expect(await site.shifts()).toBeLessThanOrEqual(0.01)
})
