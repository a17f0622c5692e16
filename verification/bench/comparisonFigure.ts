import fs from 'node:fs'
import type { Browser } from '@playwright/test'
import { slowDown } from './measureLoad'
import { median } from '../../tools/weight/median'
import { repeatDocument, type RepeatableDocument } from './repeatDocument'
import { slowWorkers } from './slowWorkers'

const runs = 5

/** Starts when the browser reports the file, ends when its result is painted. As text, since functions would call a helper of tsx. */
const measuring = `
  window.measured = new Promise((resolve) => {
    const tool = document.querySelector('.comparison')
    let started = NaN
    tool.addEventListener('change', () => (started = performance.now()), true)
    new MutationObserver(() => {
      if (tool.textContent.includes('the same as in')) requestAnimationFrame(() => resolve(performance.now() - started))
    }).observe(tool, { subtree: true, childList: true, characterData: true })
  })
  undefined
`

/** Median of the milliseconds for comparing a document of about 5 MB with ours on a slow phone, from the choice of the file to the result. */
export async function comparisonFigure(
  browser: Browser,
  folder: string,
  origin: string,
  scripts: readonly string[],
): Promise<Record<string, number>> {
  const document = JSON.parse(fs.readFileSync(`${folder}/openapi/unleash.json`, 'utf8')) as RepeatableDocument
  const text = JSON.stringify(repeatDocument(document, 4), null, 2)
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage()
    try {
      await slowWorkers(page, scripts)
      await slowDown(page)
      await page.goto(`${origin}/reference/api/unleash`, { waitUntil: 'networkidle' })
      const ours = page.waitForResponse('**/openapi/unleash.json')
      await page.getByText('Compare with your server').click()
      const field = page.getByLabel('OpenAPI document of your server')
      await field.waitFor()
      await (await ours).finished()
      await page.evaluate(measuring)
      await field.setInputFiles({ name: 'openapi.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      times.push(await page.evaluate<number>('window.measured'))
    } finally {
      await page.close()
    }
  }
  return { MB: Math.round(text.length / 1e5) / 10, ms: Math.round(median(times)) }
}
