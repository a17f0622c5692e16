import fs from 'node:fs'
import type { Browser } from '@playwright/test'
import { slowdown } from './measureLoad'
import { repeatDocument, type RepeatableDocument } from './repeatDocument'
import { slowWorkers } from './slowWorkers'

/** Milliseconds for comparing a document of about 5 MB with ours on a slow phone, from the choice of the file to the result. */
export async function comparisonFigure(browser: Browser, folder: string, origin: string, scripts: readonly string[]): Promise<Record<string, number>> {
  const document = JSON.parse(fs.readFileSync(`${folder}/openapi/unleash.json`, 'utf8')) as RepeatableDocument
  const text = JSON.stringify(repeatDocument(document, 4), null, 2)
  const page = await browser.newPage()
  try {
    await slowWorkers(page, slowdown, scripts.map((file) => `/${file}`))
    await page.goto(`${origin}/reference/api/unleash`, { waitUntil: 'networkidle' })
    await page.getByText('Compare with your server').click()
    const field = page.getByLabel('OpenAPI document of your server')
    await field.waitFor()
    const started = performance.now()
    await field.setInputFiles({ name: 'openapi.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.getByText(/operations; \d+ of them are the same as in/).waitFor()
    return { MB: Math.round(text.length / 1e5) / 10, ms: Math.round(performance.now() - started) }
  } finally {
    await page.close()
  }
}
