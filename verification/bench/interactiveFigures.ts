import type { Browser, Page } from '@playwright/test'
import { comparisonFigure } from './comparisonFigure'
import { onSlowPhone, slowDown } from './measureLoad'
import { filesWeight } from '../../tools/weight/pageWeight'
import { scriptsWith } from '../../tools/weight/searchFiles'
import { slowWorkers } from './slowWorkers'

const simulatorPages = {
  percentage: '/reference/activation-strategies',
  group: '/reference/stickiness',
  flags: '/topics/a-b-testing',
  variants: '/reference/feature-toggle-variants',
}

/** What the lab, the simulator and the comparison of documents cost a reader who uses them. */
export async function interactiveFigures(
  browser: Browser,
  folder: string,
  origin: string,
): Promise<Record<string, object>> {
  const simulator = scriptsWith(folder, ['sim-picture'])
  const workers = scriptsWith(folder, ['nordics']).filter((file) => !simulator.includes(file))
  const sliders: Record<string, object> = {}
  for (const [show, page] of Object.entries(simulatorPages)) {
    const [fast, slow] = [
      await moveSlider(browser, origin + page, []),
      await moveSlider(browser, origin + page, workers),
    ]
    sliders[`simulator: ${show}`] = {
      'frames/s': fast.frames,
      'pictures/s': fast.pictures,
      'frames/s, 4x slower': slow.frames,
      'pictures/s, 4x slower': slow.pictures,
    }
  }
  return {
    ...sliders,
    'simulator, brotli bytes': { script: filesWeight(folder, simulator), worker: filesWeight(folder, workers) },
    'lab, brotli bytes': { script: filesWeight(folder, scriptsWith(folder, ['lab-verdict'])) },
    'comparison of OpenAPI documents, 4x slower': await comparisonFigure(
      browser,
      folder,
      origin,
      scriptsWith(folder, ['nested too deeply']),
    ),
    'first verdict on a slow phone, ms': {
      '/lab': await firstVerdict(browser, `${origin}/lab`),
      'after a click on a page': await firstVerdict(browser, `${origin}/reference/segments`),
    },
  }
}

/** Moves a slider back and forth, a step in each frame, for three seconds. As text, since functions would call a helper of tsx. */
const moving = `new Promise((resolve) => {
  const sliders = document.querySelectorAll('.sim input[type=range]')
  const slider = sliders[sliders.length - 1]
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const figures = { frames: 0, pictures: 0 }
  new MutationObserver(() => figures.pictures++).observe(document.querySelector('.sim-picture'), { subtree: true, attributes: true, attributeFilter: ['d'] })
  const started = performance.now()
  const step = () => {
    const time = performance.now() - started
    if (time > 3000) return resolve({ frames: Math.round(figures.frames * 1000 / time), pictures: Math.round(figures.pictures * 1000 / time) })
    const position = Math.abs((figures.frames++ / 100) % 2 - 1)
    setValue.call(slider, String(Math.round(position * Number(slider.max))))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`

/** @param workers URLs of scripts that run 4 times slower, with the rest of the page; none for full speed */
async function moveSlider(
  browser: Browser,
  url: string,
  workers: readonly string[],
): Promise<{ frames: number; pictures: number }> {
  const page = await browser.newPage()
  try {
    if (workers.length > 0) await slowWorkers(page, workers)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Try it with 10,000 users' }).first().click()
    await page.locator('.sim-picture path[d^=M]').first().waitFor({ state: 'attached' })
    await page.locator('.sim-picture').scrollIntoViewIfNeeded()
    if (workers.length > 0) await slowDown(page)
    return await page.evaluate(moving)
  } finally {
    await page.close()
  }
}

/** Milliseconds from the navigation, or from the click, to the verdict. */
function firstVerdict(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    const isOnDemand = !url.endsWith('/lab')
    let started = performance.now()
    await page.goto(url, { waitUntil: isOnDemand ? 'networkidle' : 'commit' })
    if (isOnDemand) started = await startLab(page)
    await page.locator('.lab-verdict').waitFor()
    return Math.round(performance.now() - started)
  })
}

async function startLab(page: Page): Promise<number> {
  const started = performance.now()
  await page.getByRole('button', { name: 'Try it with your own values' }).first().click()
  return started
}
