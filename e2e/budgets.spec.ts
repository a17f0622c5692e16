import fs from 'node:fs'
import path from 'node:path'
import { operationFigures } from '../tools/bench/operationFigures'
import {
  fileWeight,
  htmlWeight,
  lightestFirst,
  pageScripts,
  scriptWeight,
  styleWeight,
} from '../tools/bench/pageWeight'
import { searchIndexFiles, searchScripts } from '../tools/bench/searchFiles'
import { expect, test } from './test'

// In one worker, which compresses each script once.
test.describe.configure({ mode: 'default' })

const kilobyte = 1024

/** One page of each template. */
const kindsOfPages = [
  '/',
  '/reference/feature-toggles',
  '/lab',
  '/reference/sdks/go',
  '/reference/api/unleash',
  '/reference/api/unleash/features',
  '/reference/api/unleash/create-feature',
  '/search',
  '/changes',
  '/feedback',
  '/404',
]

/** Every page of content/docs. */
const guides = fs
  .readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
  .map((file) => `/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`)

/**
 * Pages that are long on purpose: whole lists of content/data, in which every entry has an anchor, and whole programs of which
 * every file is shown.
 */
const longPages = [
  '/reference/event-types',
  '/reference/sdks',
  '/using-unleash/deploy/configuring-unleash',
  '/using-unleash/troubleshooting/error-messages',
  '/feature-flag-tutorials/react',
  '/feature-flag-tutorials/flutter/a-b-testing',
  '/feature-flag-tutorials/nextjs/implementing-feature-flags',
  '/contributing/writing-pages-facts',
]

test('the scripts of all pages and of each template are compiled while they load', () => {
  const scripts = [...new Set(kindsOfPages.flatMap((page) => pageScripts('public', page)))].filter((file) =>
    /^\/(app|component)-/.test(file),
  )
  expect(scripts.length).toBeGreaterThan(8)
  const compiledLate = scripts.filter(
    (file) => !fs.readFileSync(path.join('public', file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(compiledLate).toEqual([])
})

test.describe('brotli bytes', () => {
  test('of the style sheet and the icons of each kind of page', () => {
    expect(kindsOfPages.filter((page) => styleWeight('public', page) > 10 * kilobyte)).toEqual([])
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
    const tooLarge = kindsOfPages.filter((page) => scriptWeight('public', page) > 72_000)
    expect(tooLarge).toEqual([])
  })

  test('of the HTML of guides: nine in ten, and the largest', () => {
    const texts = lightestFirst(
      'public',
      guides.filter((page) => !longPages.includes(page)),
    )
    expect(texts.length).toBeGreaterThan(100)
    // The heaviest seventh, the lightest of which isn't needed.
    const weights = texts
      .slice(-texts.length / 7)
      .map((page) => htmlWeight('public', page))
      .sort((a, b) => a - b)
    expect.soft(weights.at(-Math.ceil(texts.length / 10))).toBeLessThanOrEqual(8 * kilobyte)
    expect.soft(weights.at(-1)).toBeLessThanOrEqual(10 * kilobyte)
  })

  test('of the HTML of long pages', () => {
    expect(longPages.filter((page) => !guides.includes(page))).toEqual([])
    expect(longPages.filter((page) => htmlWeight('public', page) > 16 * kilobyte)).toEqual([])
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
    expect(bytesOf(images) / images.length).toBeLessThanOrEqual(20 * kilobyte)
  })

  test('of page data, on average', () => {
    const data = paths.filter((file) => path.basename(file) === 'page-data.json')
    expect(data.length).toBeGreaterThan(300)
    expect(bytesOf(data) / data.length).toBeLessThanOrEqual(14 * kilobyte)
  })

  test('of all files, for each page', () => {
    expect(bytesOf(paths) / pages.length).toBeLessThanOrEqual(175 * kilobyte)
  })
})

test.describe('search', () => {
  test('bytes of the index before the first result, and in all', () => {
    const { first, texts } = searchIndexFiles('public')
    const weight = fileWeight('public', first)
    expect(weight).toBeLessThanOrEqual(90 * kilobyte)
    expect(weight + fileWeight('public', texts)).toBeLessThanOrEqual(350 * kilobyte)
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
  await site.searchTitlesOnly()
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
  test('scripts beyond those of a guide', () => {
    const guide = scriptWeight('public', '/reference/feature-toggles')
    expect(scriptWeight('public', '/reference/api/unleash/create-feature') - guide).toBeLessThanOrEqual(8 * kilobyte)
  })

  test('HTML, elements and page data of the largest, and the HTML of half of them', () => {
    const figures = operationFigures('public', '/reference/api/unleash')
    expect(figures.pages).toBeGreaterThan(250)
    expect.soft(figures.medianHtml).toBeLessThanOrEqual(6 * kilobyte)
    expect.soft(figures.largestHtml.value).toBeLessThanOrEqual(12 * kilobyte)
    expect.soft(figures.mostElements.value).toBeLessThanOrEqual(1700)
    expect.soft(figures.largestData.value).toBeLessThanOrEqual(30_000)
  })
})
