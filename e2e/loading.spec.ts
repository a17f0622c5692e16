import type { Page, Route } from '@playwright/test'
import { expect, test } from './test'

const operation = '/reference/api/unleash/create-api-token'
const samples = '**/openapi/unleash/samples/**'

/** Holds the requests for a file back. */
async function hold(page: Page, file: string): Promise<Route[]> {
  const held: Route[] = []
  await page.route(file, (route) => void held.push(route))
  return held
}

test.describe('a part that loads', () => {
  test('shows a spinner, after 200 ms, and then itself', async ({ site }) => {
    const held = await hold(site.page, samples)
    await site.open(operation)
    const delay = site.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let start = NaN
          document.addEventListener('change', () => (start = performance.now()), { capture: true })
          new MutationObserver(() => {
            const shown = [...document.querySelectorAll('main [role=status]')].some(
              (part) => part.textContent === 'Loading',
            )
            if (shown) resolve(performance.now() - start)
          }).observe(document.body, { childList: true, subtree: true })
        }),
    )
    await site.sampleLanguage.selectOption('Ruby')
    expect(await delay).toBeGreaterThanOrEqual(199)
    const spinner = site.text.getByRole('status').filter({ hasText: 'Loading' })
    await expect(spinner).toBeVisible()
    for (const route of held) await route.continue()
    await expect(site.sample).toContainText("require 'net/http'")
    await expect(spinner).toHaveCount(0)
  })

  test('shows no spinner when it comes sooner', async ({ site }) => {
    await site.page.route(samples, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer })
    })
    await site.open(operation)
    await site.sampleLanguage.selectOption('Ruby')
    await expect(site.sample).toContainText("require 'net/http'")
    // Kept in memory now: another language of the same file needs no time.
    const spinners = site.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let seen = 0
          new MutationObserver(() => {
            seen += document.querySelectorAll('main figure [role=status]:not(:empty)').length
          }).observe(document.body, { childList: true, subtree: true })
          setTimeout(() => resolve(seen), 500)
        }),
    )
    await site.sampleLanguage.selectOption('Go')
    expect(await spinners).toBe(0)
  })

  test('and does not come says so after ten seconds, and Retry loads it again', async ({ site }) => {
    const held = await hold(site.page, samples)
    await site.page.clock.install()
    await site.open(operation)
    await site.sampleLanguage.selectOption('Ruby')
    await expect.poll(() => held.length).toBe(1)
    const alert = site.text.getByRole('alert')
    await site.page.clock.runFor(9000)
    await expect(alert).toHaveCount(0)
    await site.page.clock.runFor(1500)
    await expect(alert).toContainText('takes too long to load')
    expect(held).toHaveLength(1)
    await site.page.unroute(samples)
    await alert.getByRole('button', { name: 'Retry' }).focus()
    await site.page.keyboard.press('Enter')
    await expect(site.sample).toContainText("require 'net/http'")
    await expect(alert).toHaveCount(0)
    // The button is gone: the keyboard is where the sample is.
    expect(
      await site.sample.evaluate(
        (sample) => document.activeElement !== document.body && document.activeElement?.contains(sample),
      ),
    ).toBe(true)
  })
})

test('the fonts are preloaded from the same host, and drawn with', async ({ site }) => {
  const fonts: string[] = []
  site.page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await site.open('/topics')
  await site.page.evaluate(() => document.fonts.ready)
  const preloaded = await site.page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(preloaded).toHaveLength(2)
  // Each once: what is preloaded is what the style sheet names.
  expect(new Set(fonts)).toEqual(new Set(preloaded))
  expect(fonts).toHaveLength(2)
  const loaded = await site.page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  )
  expect(loaded).toEqual(expect.arrayContaining(['Public Sans', 'Sen']))
})

test.describe('on a phone', () => {
  const guide = '/reference/feature-toggles'
  test.use({ viewport: { width: 360, height: 740 } })

  test('scripts leave the styles of most of the page as they are', async ({ site }) => {
    const browser = site.page.context().browser()
    const script = await site.holdBack('**/app-*.js')
    await site.page.goto(guide, { waitUntil: 'domcontentloaded' })
    await site.nextAnimationFrames()
    await browser?.startTracing(site.page, {
      categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
    })
    script.send()
    await site.waitForLateParts()
    // What has changed by then is painted.
    await site.nextAnimationFrames()
    const { traceEvents } = JSON.parse(String(await browser?.stopTracing())) as {
      traceEvents: { args: { elementCount?: number } }[]
    }
    const counts = traceEvents.flatMap(({ args }) => args.elementCount ?? [])
    expect(counts.length).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThan(250)
  })
})
