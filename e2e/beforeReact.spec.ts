import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { htmlOf } from './builtPaths'
import type { DocsSite } from './DocsSite'
import { samplePages } from './samplePages'
import { expect, test } from './test'

const guide = '/reference/segments'
const operation = '/reference/api/unleash/create-feature'
const kindsOfPages = [...samplePages.map(({ path }) => path), '/lab', '/search', '/changes', '/feedback', '/404']
const kilobyte = 1024

const isScript = (url: string) => /\.js$/.test(new URL(url).pathname)

/** URLs of the scripts and data that the page requests from now on, without images, fonts and the document. */
function recordRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr', 'stylesheet'].includes(request.resourceType())) urls.push(request.url())
  })
  return urls
}

/** The browser says that its reader wants to save data: nothing starts by itself. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
}

const hasStarted = (page: Page) => page.evaluate(() => 'started' in document.documentElement.dataset)

/** Scripts that ran for more than 50 ms before the load event. */
const longTasks = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        new PerformanceObserver((list) => {
          const frames = list.getEntries() as (PerformanceEntry & { scripts: PerformanceEntry[] })[]
          const early = frames.filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0))
          const scripts = early.flatMap((frame) => frame.scripts).filter(({ duration }) => duration > 50)
          resolve(scripts.map(({ name, duration }) => `${name}: ${duration} ms`))
        }).observe({ type: 'long-animation-frame', buffered: true })
        setTimeout(resolve, 100, [])
      }),
  )

test('until it has loaded, each kind of page requests at most 2 files and 25 KB of scripts, and runs no long task', async ({
  site,
}) => {
  test.setTimeout(120_000)
  const { page } = site
  for (const path of kindsOfPages) {
    await test.step(path, async () => {
      // What the page before has begun to load ends.
      await page.goto('about:blank')
      const requests = recordRequests(page)
      const response = await page.goto(path)
      const loaded = [...requests]
      expect(loaded.length).toBeLessThanOrEqual(2)
      const inline = [...((await response?.text()) ?? '').matchAll(/<script[^>]*>([^<]*)<\/script>/g)]
      const files = await Promise.all(loaded.map(async (url) => (await page.request.get(url)).text()))
      const bytes = [...inline.map(([, code = '']) => code), ...files].map((code) => brotliCompressSync(code).length)
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25 * kilobyte)
      page.removeAllListeners('request')
      // Other work on the machine can interrupt any script, but not at each load.
      await expect
        .poll(async () => {
          await page.goto(path)
          return longTasks(page)
        })
        .toEqual([])
    })
  }
})

test('React starts by itself when the page has loaded', { tag: '@smoke' }, async ({ site }) => {
  const { page } = site
  let isLoaded = false
  const early: string[] = []
  page.on('load', () => (isLoaded = true))
  page.on('request', (request) => {
    if (isScript(request.url()) && !isLoaded) early.push(request.url())
  })
  await site.open(guide)
  expect(early).toEqual([])
})

test.describe('where data is to be saved', () => {
  test.beforeEach(async ({ page }) => saveData(page))

  test('nothing is loaded without the intent of the reader', async ({ site, page }) => {
    const requests = recordRequests(page)
    await page.goto(guide)
    await site.waitForIdleCallbacks()
    await page.waitForTimeout(500)
    expect(requests).toEqual([])
    await page.mouse.wheel(0, 300)
    await site.sidebar.locator('a:not([aria-current])').nth(3).hover()
    await page.waitForTimeout(200)
    expect(requests).toEqual([])
  })

  const intents: Readonly<Record<string, (site: DocsSite) => Promise<unknown>>> = {
    'a press on the text': (site) => site.title.click(),
    'a pointer over a button': (site) => site.searchButton.hover(),
    'a key': (site) => site.page.keyboard.press('Shift'),
    'focus on a control': (site) => site.searchButton.focus(),
  }
  for (const [name, act] of Object.entries(intents)) {
    test(`${name} starts React`, async ({ site, page }) => {
      await page.goto(guide)
      await site.waitForIdleCallbacks()
      expect(await hasStarted(page)).toBe(false)
      await act(site)
      await site.waitUntilReady()
    })
  }

  for (const url of ['/search?q=flag', `${guide}?sdk=go`, `${operation}#try-it`, `${operation}#response-200`]) {
    test(`${url} needs React`, async ({ site, page }) => {
      await page.goto(url)
      await site.waitUntilReady()
    })
  }

  test('a hash that leads to a heading does not', async ({ site, page }) => {
    const headings = [...htmlOf(guide).matchAll(/<h2\b[^>]* id="([^"]+)"/g)]
    await page.goto(`${guide}#${headings[1]?.[1]}`)
    await site.waitForIdleCallbacks()
    expect(await hasStarted(page)).toBe(false)
    expect(await site.scrollPosition()).toBeGreaterThan(100)
  })

  test('links are links, and the way back restores the place', async ({ site, page }) => {
    await page.goto(guide)
    await site.scrollTo(700)
    await page.evaluate(() => (document.documentElement.dataset.visit = '1'))
    await site.followAnySidebarLink()
    expect(await page.evaluate(() => document.documentElement.dataset.visit)).toBeUndefined()
    await page.goBack()
    await site.expectUrl(guide)
    await expect.poll(() => site.scrollPosition()).toBe(700)
    expect(await hasStarted(page)).toBe(false)
  })
})

test('a page that is prerendered starts nothing and stores nothing before it is shown', async ({ site, page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  const requests = recordRequests(page)
  await page.goto(guide)
  await site.waitForIdleCallbacks()
  await page.waitForTimeout(500)
  expect(requests).toEqual([])
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await site.waitUntilReady()
})

test('what takes longer shows that it is coming', async ({ site, page }) => {
  const scripts = await site.openWithoutScripts(guide)
  await site.searchButton.click()
  await expect(site.loadingPage).toHaveCount(1)
  scripts.send()
  await expect(site.searchField).toBeFocused()
  await expect(site.loadingPage).toHaveCount(0)
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('the reader who has scrolled before React starts stays there, and returns there', async ({ site, page }) => {
  const scripts = await site.openWithoutScripts(guide)
  await site.scrollTo(900)
  scripts.send()
  await site.waitUntilReady()
  expect(Math.abs((await site.scrollPosition()) - 900)).toBeLessThanOrEqual(1)
  await page.waitForTimeout(1200)
  expect(Math.abs((await site.scrollPosition()) - 900)).toBeLessThanOrEqual(1)
  await site.navigateTo('/quickstart')
  await site.expectUrl('/quickstart')
  await site.goBack()
  await expect.poll(async () => Math.abs((await site.scrollPosition()) - 900)).toBeLessThanOrEqual(1)
})

/** Where each element with a text of its own is. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
      )
      .map((element) => {
        const { left, top, width } = element.getBoundingClientRect()
        return { text: element.textContent.slice(0, 30), box: [left, top, width] }
      }),
  )

/** What has moved by a pixel that can be seen: browsers add up fractions in another order when they lay out a part of a page again. */
function movedBetween(before: Awaited<ReturnType<typeof placesOf>>, after: typeof before): string[] {
  if (before.length !== after.length) return [`${before.length} texts before, ${after.length} after`]
  return before.flatMap(({ text, box }, index) => {
    const now = after[index]
    const isSame = now?.text === text && box.every((value, side) => Math.abs(value - (now.box[side] ?? NaN)) < 1)
    return isSame ? [] : [`${text}: ${box.join(' ')}, then ${now?.text}: ${now?.box.join(' ')}`]
  })
}

for (const width of [1280, 390]) {
  test(`React changes nothing that is seen, at ${width} px`, async ({ site, page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    for (const path of kindsOfPages) {
      await test.step(path, async () => {
        const scripts = await site.openWithoutScripts(path)
        await page.waitForLoadState('load')
        await page.evaluate(() => document.fonts.ready)
        await site.nextAnimationFrames()
        const before = await placesOf(page)
        scripts.send()
        await site.waitUntilReady()
        await site.nextAnimationFrames(5)
        expect.soft(movedBetween(before, await placesOf(page))).toEqual([])
      })
    }
  })
}
