import fs from 'node:fs'
import { builtPaths } from './builtPaths'
import { expect, test } from './test'

const pages = builtPaths().filter((path) => fs.readFileSync(`public${path}/index.html`, 'utf8').includes('<table'))

interface Body {
  path: string
  body: HTMLElement
}

/** The bodies of pages without what is as wide beside tables, but takes most of the time to lay out. It runs in the browser. */
async function loadBodies(paths: readonly string[]): Promise<Body[]> {
  // Only the layout matters, which a page has also while it isn't painted.
  document.documentElement.style.visibility = 'hidden'
  const bodies: Body[] = []
  for (const path of paths) {
    const { body } = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
    body.querySelectorAll('nav, footer, svg').forEach((element) => element.replaceChildren())
    body.querySelectorAll('[data-prose] > :not(:has(table), table)').forEach((element) => element.remove())
    // All tabs and disclosures are open.
    body.querySelectorAll('main details').forEach((details) => details.setAttribute('open', ''))
    body.querySelectorAll('[role=radiogroup]').forEach((buttons) => buttons.remove())
    bodies.push({ path, body })
  }
  return bodies
}

/**
 * Tables that have to be scrolled sideways, as `page: headings`, and how many there are. The pages have one style sheet, so each only
 * replaces the body. It runs in the browser.
 */
function findTables(bodies: readonly Body[]): { all: number; scrolled: string[] } {
  const found = { all: 0, scrolled: [] as string[] }
  for (const { path, body } of bodies) {
    document.body.replaceWith(document.adoptNode(body))
    const tables = [...document.querySelectorAll('main table')]
    found.all += tables.length
    const scrolled = tables.filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)
    found.scrolled.push(...scrolled.map((table) => `${path}: ${table.querySelector('tr')?.textContent}`))
  }
  return found
}

test('names of options do not break at their hyphens', async ({ site }) => {
  await site.page.setViewportSize({ width: 1000, height: 800 })
  await site.open('/reference/unleash-edge')
  const names = site.text.locator('td:first-child code').filter({ hasText: /^--tls-/ })
  const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(3)
  expect(Math.max(...heights)).toBeLessThan(26)
})

test.describe('without the security policy, which forbids to parse HTML', () => {
  test.use({ bypassCSP: true })

  test('few tables of the site have to be scrolled sideways', async ({ page }) => {
    test.setTimeout(120_000)
    const browser = await page.context().newCDPSession(page)
    // Styles alone decide.
    await page.route(/\.(js|webp|avif|png|woff2)$/, (route) => route.abort())
    await page.goto('/quickstart')
    const bodies = await page.evaluateHandle(loadBodies, pages)
    for (const [width, fontSize, limit] of [
      [360, 16, 5],
      [360, 32, 10],
      [1440, 16, 20],
    ] as const) {
      await test.step(`at ${width} px and a font size of ${fontSize} px, at most ${limit}`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
        const { all, scrolled } = await bodies.evaluate(findTables)
        expect(all).toBeGreaterThan(400)
        expect.soft(scrolled.length <= limit ? [] : scrolled).toEqual([])
      })
    }
  })
})
