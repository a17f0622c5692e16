import { brotliCompressSync } from 'node:zlib'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { startSiteServer } from '../server/startSiteServer'

/** What searching costs a reader; bytes are brotli. */
export interface SearchFigures {
  'index before the first result, bytes': number
  'index in all, bytes': number
  'code on intent (dialog, worker), bytes': number
  'search code before intent, requests': number
  'keystroke to results at 4x CPU slowdown, p95 ms': number
  'main thread per query, script ms': number
  'first result after opening, ms': number
}

/** What is typed, letter by letter: a phrase, a name in code, a slip, a path. */
const typed = ['gradual rollout', 'createFeature', 'segmnets', '/api/admin/projects', 'how do I clone an environment']

/** Measures the search of the built site in Chromium. */
export async function searchFigures(folder: string): Promise<SearchFigures> {
  const server = await startSiteServer(folder, 0)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const loaded: { address: string; bytes: number }[] = []
    page.context().on('response', (response) => {
      const { pathname } = new URL(response.url())
      void response.body().then(
        (body) => loaded.push({ address: pathname, bytes: brotliCompressSync(body).length }),
        () => undefined,
      )
    })
    await page.goto(`http://127.0.0.1:${server.port}/quickstart`, { waitUntil: 'networkidle' })
    const beforeIntent = loaded.length
    const isSearch = ({ address }: { address: string }) => address.startsWith('/search-index/')
    const early = loaded.filter((entry) => isSearch(entry)).length
    const opened = performance.now()
    await page.keyboard.press('Control+k')
    await page.locator('.DocSearch-Input').fill('flag')
    await page.locator('.DocSearch-Hit').first().waitFor()
    const firstResult = performance.now() - opened
    await page.waitForLoadState('networkidle')
    const onIntent = loaded.slice(beforeIntent)
    const session = await page.context().newCDPSession(page)
    const script = await scriptTime(page, session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const delays = await keystrokes(page)
    const bytes = (wanted: (entry: { address: string }) => boolean) =>
      onIntent.filter(wanted).reduce((total, entry) => total + entry.bytes, 0)
    return {
      'index before the first result, bytes': bytes(({ address }) => address.endsWith('/first.json')),
      'index in all, bytes': bytes(isSearch),
      'code on intent (dialog, worker), bytes': bytes(({ address }) => address.endsWith('.js')),
      'search code before intent, requests': early,
      'keystroke to results at 4x CPU slowdown, p95 ms': percentile(delays, 0.95),
      'main thread per query, script ms': script,
      'first result after opening, ms': Math.round(firstResult),
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Milliseconds from each keystroke to the moment the results in the page have changed and been laid out. */
async function keystrokes(page: Page): Promise<number[]> {
  const delays: number[] = []
  for (const text of typed) {
    await page.locator('.DocSearch-Input').fill('')
    for (const letter of text) {
      await page.evaluate(() => {
        const results = document.querySelector('.DocSearch-Dropdown')
        const measured = new Promise<number>((resolve) => {
          const onKey = () => {
            const started = performance.now()
            const observer = new MutationObserver(() => {
              observer.disconnect()
              requestAnimationFrame(() => resolve(performance.now() - started))
            })
            if (results) observer.observe(results, { childList: true, subtree: true, characterData: true })
            // Answers that change nothing on screen are no delay.
            setTimeout(() => resolve(NaN), 1000)
          }
          window.addEventListener('keydown', onKey, { once: true, capture: true })
        })
        Object.assign(window, { measured })
      })
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      const delay = await page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured)
      if (!Number.isNaN(delay)) delays.push(delay)
    }
  }
  return delays
}

/** Milliseconds of script on the main thread for one query, drawing of the results included, without slowdown. */
async function scriptTime(page: Page, session: CDPSession): Promise<number> {
  await session.send('Performance.enable')
  const total = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const before = await total()
  for (const query of typed) {
    await page.locator('.DocSearch-Input').fill(query)
    await page.waitForTimeout(400)
  }
  return Number((((await total()) - before) / typed.length).toFixed(1))
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN)
}
