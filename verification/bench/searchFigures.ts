import fs from 'node:fs'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { indexFile, indexTimeFile } from '../../src/shared/search/searchIndex'
import { dialogAmount } from '../../src/shared/search/searchSettings'
import { builtEngine } from '../../tools/relevance/builtEngine'
import { startSiteServer } from '../../tools/server/startSiteServer'
import { openBrowser, slowDown } from './measureLoad'
import { filesWeight } from '../../tools/weight/pageWeight'
import { searchScripts } from '../../tools/weight/searchFiles'
import { slowWorkers } from './slowWorkers'

/** What searching costs a reader; bytes are brotli. */
export interface SearchFigures {
  'index, bytes': number
  'search code before intent beyond the button, bytes': number
  'search code on intent (dialog, worker), bytes': number
  'keystroke to results at 4x CPU slowdown, p95 ms': number
  'engine per keystroke, in its worker, p95 ms': number
  'main thread per query, script ms': number
  'first result after opening, ms': number
  'index build in the last build, ms': number
}

/** What is typed, letter by letter: a phrase, a name in code, a slip, a path. */
const typed = ['gradual rollout', 'createFeature', 'segmnets', '/api/admin/projects', 'how do I clone an environment']

/** Milliseconds after which all texts are indexed, generously. */
const indexing = 5000

/** Measures the search of the built site in Chromium. */
export async function searchFigures(folder: string): Promise<SearchFigures> {
  const server = await startSiteServer(folder, 0)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const loaded: string[] = []
    page.context().on('response', (response) => loaded.push(new URL(response.url()).pathname))
    await page.goto(`http://127.0.0.1:${server.port}/quickstart`, { waitUntil: 'networkidle' })
    const beforeIntent = loaded.length
    const opened = performance.now()
    await findFlag(page)
    const firstResult = performance.now() - opened
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    const script = await scriptTime(page, session)
    const code = searchScripts(folder)
    const delays = await slowKeystrokes(browser, page.url(), code)
    const engine = percentile(await engineTimes(folder), 0.95)
    const codeIn = (urls: readonly string[]) =>
      filesWeight(
        folder,
        [...new Set(urls)].filter((url) => code.includes(url)),
      )
    return {
      'index, bytes': filesWeight(folder, [indexFile]),
      'search code before intent beyond the button, bytes': codeIn(loaded.slice(0, beforeIntent)),
      'search code on intent (dialog, worker), bytes': codeIn(loaded.slice(beforeIntent)),
      'keystroke to results at 4x CPU slowdown, p95 ms': Math.round(percentile(delays, 0.95)),
      'engine per keystroke, in its worker, p95 ms': Number(engine.toFixed(1)),
      'main thread per query, script ms': script,
      'first result after opening, ms': Math.round(firstResult),
      'index build in the last build, ms': Number(fs.readFileSync(indexTimeFile, 'utf8')),
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Milliseconds from keystrokes to results on a processor with a quarter of the speed; the index is loaded by then. */
async function slowKeystrokes(browser: Browser, url: string, scripts: readonly string[]): Promise<number[]> {
  const page = await browser.newPage()
  await slowWorkers(page, scripts)
  await page.goto(url, { waitUntil: 'networkidle' })
  await findFlag(page)
  await page.waitForTimeout(indexing)
  await slowDown(page)
  return keystrokes(page)
}

/** Opens the search, and waits for the first result. */
async function findFlag(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('[role=combobox]').fill('flag')
  await page.locator('[role=option]').first().waitFor()
}

/** Milliseconds from each keystroke to the paint of its results, the minimum of three runs: other load only adds time. */
async function keystrokes(page: Page): Promise<number[]> {
  const delays = new Map<string, number>()
  for (const text of [...typed, ...typed, ...typed]) {
    await page.locator('[role=combobox]').fill('')
    for (const [place, letter] of [...text].entries()) {
      await page.evaluate(() => {
        // Changes with every response, and with nothing else: hits may stay the same, and those below the first follow later.
        const message = document.querySelector('[role=dialog] [role=status]')
        const measured = new Promise<number>((resolve) => {
          // Without a name: tsx would mark it with a helper that the page does not have.
          window.addEventListener(
            'keydown',
            () => {
              const started = performance.now()
              const observer = new MutationObserver(() => {
                observer.disconnect()
                requestAnimationFrame(() => resolve(performance.now() - started))
              })
              if (message) observer.observe(message, { childList: true, subtree: true, characterData: true })
              // Responses that change nothing on screen are not a delay.
              setTimeout(() => resolve(NaN), 1000)
            },
            { once: true, capture: true },
          )
        })
        Object.assign(window, { measured })
      })
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      const delay = await page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured)
      const keystroke = text.slice(0, place + 1)
      if (!Number.isNaN(delay)) delays.set(keystroke, Math.min(delay, delays.get(keystroke) ?? Infinity))
    }
  }
  return [...delays.values()]
}

/** Milliseconds in which the engine returns results for the field after each keystroke, as the dialog queries it: the least of 5. */
async function engineTimes(folder: string): Promise<number[]> {
  const engine = builtEngine(folder)
  await engine.prepare()
  const queries = typed.flatMap((text) => [...text].map((_letter, place) => text.slice(0, place + 1)))
  const times = new Map<string, number>()
  for (let run = 0; run < 5; run += 1) {
    for (const query of queries) {
      const started = performance.now()
      await engine.search({ query, filters: {}, ...dialogAmount })
      times.set(query, Math.min(times.get(query) ?? Infinity, performance.now() - started))
    }
  }
  return [...times.values()]
}

/** Milliseconds of script on the main thread for one query, without slowdown, all drawing included: of the first results and of the rest. */
async function scriptTime(page: Page, session: CDPSession): Promise<number> {
  // Of the thread, not of the clock: what else the machine does is not counted.
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await session.send('Performance.enable')
  const total = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const before = await total()
  for (const query of typed) {
    await page.locator('[role=combobox]').fill(query)
    await page.waitForTimeout(400)
  }
  return Number((((await total()) - before) / typed.length).toFixed(1))
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
