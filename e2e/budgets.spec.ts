import fs from 'node:fs'
import path from 'node:path'
import { operationFigures } from '../tools/weight/operationFigures'
import { fileWeight, htmlWeight, pageScripts, scriptWeight, styleWeight } from '../tools/weight/pageWeight'
import { answersFile } from '../src/shared/search/searchAnswers'
import { indexFile } from '../src/shared/search/searchIndex'
import { searchScripts } from '../tools/weight/searchFiles'
import { pageOfEachTemplate } from './samplePages'
import { expect, test } from './test'

// In one worker, which compresses each script once.
test.describe.configure({ mode: 'default' })

/** All limits here are guards with slack against accidents, not goals. */
const kilobyte = 1024

/** Every page of content/docs. */
const guides = fs
  .readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
  .map((file) => `/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`)

test.describe('brotli bytes', () => {
  test('of the style sheet and the icons of each kind of page', () => {
    expect(pageOfEachTemplate.filter((page) => styleWeight('public', page) > 20 * kilobyte)).toEqual([])
  })

  test('of the fonts', () => {
    const fonts = fs
      .readdirSync('public', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.woff2'))
    expect(fonts.length).toBeGreaterThan(0)
    const bytes = fonts.reduce((sum, file) => sum + fs.statSync(path.join('public', file)).size, 0)
    expect(bytes).toBeLessThanOrEqual(60 * kilobyte)
  })

  test('of the scripts of each kind of page', () => {
    const tooLarge = pageOfEachTemplate.filter((page) => scriptWeight('public', page) > 110 * kilobyte)
    expect(tooLarge).toEqual([])
  })

  test('of the HTML of each guide', () => {
    expect(guides.length).toBeGreaterThan(100)
    expect(guides.filter((page) => htmlWeight('public', page) > 24 * kilobyte)).toEqual([])
  })
})

test.describe('bytes that a deploy uploads, not compressed', () => {
  const files = fs.readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name))
  const bytesOf = (some: readonly string[]) => some.reduce((sum, file) => sum + fs.statSync(file).size, 0)
  const pages = paths.filter((file) => path.basename(file) === 'index.html').map((file) => path.dirname(file))

  test('of images for link previews, on average', () => {
    const images = pages.map((page) => `${page}.png`).filter((file) => paths.includes(file))
    expect(images.length).toBeGreaterThan(300)
    expect(bytesOf(images) / images.length).toBeLessThanOrEqual(45 * kilobyte)
  })

  test('of page data, on average', () => {
    const data = paths.filter((file) => path.basename(file) === 'page-data.json')
    expect(data.length).toBeGreaterThan(300)
    expect(bytesOf(data) / data.length).toBeLessThanOrEqual(16 * kilobyte)
  })

  test('of all files, for each page', () => {
    expect(bytesOf(paths) / pages.length).toBeLessThanOrEqual(300 * kilobyte)
  })
})

test.describe('search', () => {
  test('bytes of the index and the direct answers', () => {
    expect(fileWeight('public', indexFile) + fileWeight('public', answersFile)).toBeLessThanOrEqual(450 * kilobyte)
  })

  test('no page loads scripts of the search by itself', () => {
    const scripts = searchScripts('public')
    // The dialog and the worker: else the test would look for nothing.
    expect(scripts.length).toBeGreaterThanOrEqual(2)
    for (const page of ['/', '/reference/feature-toggles', '/reference/api/unleash/create-feature', '/search']) {
      expect(pageScripts('public', page).filter((script) => scripts.includes(script))).toEqual([])
    }
  })
})

test('layout shift of the page of results', async ({ site }) => {
  await site.watchShifts()
  // Text that is in another order does not concern the layout.
  await site.serveIndex()
  for (const [width, query] of [
    [1280, 'flag'],
    [360, 'rollout+percentage'],
  ] as const) {
    await test.step(`for ${query} at ${width} px`, async () => {
      await site.page.setViewportSize({ width, height: 800 })
      await site.open(`/search?q=${query}`)
      await expect(site.foundPages.first()).toBeVisible()
      await site.nextAnimationFrames(10)
      expect(await site.shifts()).toBeLessThanOrEqual(0.01)
    })
  }
})

test.describe('API operations', () => {
  test('HTML, elements and page data of the largest', () => {
    const figures = operationFigures('public', '/reference/api/unleash')
    expect(figures.pages).toBeGreaterThan(250)
    expect.soft(figures.largestHtml.value).toBeLessThanOrEqual(30 * kilobyte)
    expect.soft(figures.mostElements.value).toBeLessThanOrEqual(2500)
    expect.soft(figures.largestData.value).toBeLessThanOrEqual(60_000)
  })
})
