// npm run bench --prefix verification: what a build costs and what a page weighs. Figures depend on the machine; nothing is asserted here.
// Options: --runs 1 (default 3, of which medians are taken), --only sizes, --only search, --only loads (of pages, on a slow phone),
// --only interactive (lab and simulator), --only develop (what a writer waits for),
// --only scale (cold builds with many more operations or guides)
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { bareQuery, compressingServer } from './bench/compressingServer'
import { developFigures, edits } from './bench/developFigures'
import { interactiveFigures } from './bench/interactiveFigures'
import { measureBuild, type BuildFigures } from './bench/measureBuild'
import { measureLoad, openBrowser, type LoadFigures } from './bench/measureLoad'
import { fingerprint, type SourcesLock } from '../plugins/remote-document'
import { median } from '../tools/weight/median'
import { withMoreGuides } from './bench/moreGuides'
import { operationFigures } from '../tools/weight/operationFigures'
import { pageWeight } from '../tools/weight/pageWeight'
import { repeatDocument, type RepeatableDocument } from './bench/repeatDocument'
import { searchFigures } from './bench/searchFigures'
import { withEditedFile } from '../tools/develop/withEditedFile'
import { startSiteServer } from '../tools/server/startSiteServer'
import { cacheFolder } from '../tools/setup/build.mjs'
import { runCommand, StepError } from '../tools/setup/command.mjs'

const guide = { page: '/reference/feature-toggles', file: 'content/docs/reference/feature-toggles.mdx' }
const apiBase = '/reference/api/unleash'
const pages = ['/', guide.page, `${apiBase}/create-feature`]
const apiDocument = 'content/openapi/unleash.json'
const lockFile = 'content/sources.lock.json'
const repetitions = 10
const moreGuides = 660
const loads = 15

const builds: Readonly<Record<string, (run: number) => Promise<BuildFigures>>> = {
  cold: measureColdBuild,
  'clean, with kept results': () => measureBuild(['.cache', 'public']),
  'warm, nothing changed': () => measureBuild(),
  'warm, one sentence edited': measureEdit,
}

/** In this order: the last build of `scale` is that of the site as it is, which the next ones measure. */
const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  develop: printDevelop,
  scale: measureScale,
  sizes: printWeights,
  loads: () => withReader(printLoads),
  search: printSearch,
  interactive: () => withReader(printInteractive),
}

void runCommand(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } } })
  const { runs, only } = values
  if (!Number.isInteger(Number(runs)) || Number(runs) < 1)
    throw new StepError(`--runs ${runs} is not a number of runs. Use 1 or more.`)
  if (only !== undefined && !Object.hasOwn(parts, only))
    throw new StepError(`--only ${only} is not a part of the bench. Choose from: ${Object.keys(parts).join(', ')}`)
  if (only === undefined) await printBuilds(Number(runs))
  for (const [name, print] of Object.entries(parts)) if (only === undefined || only === name) await print()
})

async function printDevelop(): Promise<void> {
  const { memory = NaN, ...seconds } = await developFigures()
  console.log('\nnpm run develop')
  console.table({
    ...Object.fromEntries(Object.entries(seconds).map(([name, value]) => [name, { seconds: value }])),
    [`memory after ${edits} edits`]: { GB: round(memory / 1e9, 2) },
  })
}

/** Measures with a browser and the URL of the built site, compressed as hosts do. */
async function withReader(measure: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const site = await startSiteServer('public', 0)
  const server = await compressingServer(site.port)
  const browser = await openBrowser()
  try {
    await measure(browser, server.origin)
  } finally {
    await browser.close()
    await server.close()
    await site.close()
  }
}

/** What readers who use the lab and the simulator load, and how smooth a slider is. */
async function printInteractive(browser: Browser, origin: string): Promise<void> {
  console.log('\nLab and simulator')
  for (const [name, figures] of Object.entries(await interactiveFigures(browser, 'public', origin)))
    console.table({ [name]: figures })
}

/** What a reader on a slow phone waits for: 4 times slower processor, 1.6 Mbit/s, 150 ms, nothing cached. */
async function printLoads(browser: Browser, origin: string): Promise<void> {
  const rows: Record<string, object> = {}
  for (const page of pages) {
    const figures: LoadFigures[] = []
    const bare: LoadFigures[] = []
    // By turns, so that both meet the same machine. The first loads fill the server's memory of compressed files.
    for (let load = 0; load <= loads; load += 1) {
      figures.push(await measureLoad(browser, origin + page))
      bare.push(await measureLoad(browser, origin + page + bareQuery))
    }
    const middle = (of: (figure: LoadFigures) => number, all = figures) => median(all.slice(1).map(of))
    rows[page] = {
      'FCP ms': round(
        middle(({ fcp }) => fcp),
        0,
      ),
      'LCP ms': round(
        middle(({ lcp }) => lcp),
        0,
      ),
      'LCP of the bare HTML ms': round(
        middle(({ lcp }) => lcp, bare),
        0,
      ),
      // Of loads that follow each other: the speed of a machine can change by half within a minute.
      'times the bare HTML': round(
        median(figures.slice(1).map(({ lcp }, load) => lcp / (bare[load + 1]?.lcp ?? NaN))),
        2,
      ),
      'TBT ms': round(
        middle(({ tbt }) => tbt),
        0,
      ),
      CLS: round(
        middle(({ cls }) => cls),
        4,
      ),
    }
  }
  console.log(`\nLoading (medians of ${loads})`)
  console.table(rows)
}

/** The lock file with the document as it is now. */
function lockedAgain(text: string): string {
  const lock = JSON.parse(text) as SourcesLock
  const copies = Object.values(lock).filter(({ bundled }) => bundled.file === apiDocument)
  for (const { bundled } of copies) Object.assign(bundled, fingerprint(readFileSync(apiDocument, 'utf8')))
  return JSON.stringify(lock)
}

/** What more operations and more guides cost: cold builds; that of the site as it is comes last, and its pages stay. */
async function measureScale(): Promise<void> {
  const repeated = (text: string) => JSON.stringify(repeatDocument(JSON.parse(text) as RepeatableDocument, repetitions))
  process.stderr.write(`cold, the API document ${repetitions} times …\n`)
  // A build refuses a document that isn't the locked one.
  const measureLocked = () => withEditedFile(lockFile, lockedAgain, measureColdBuild)
  const operations = await withEditedFile(apiDocument, repeated, measureLocked)
  process.stderr.write(`cold, ${moreGuides} guides more …\n`)
  const guides = await withMoreGuides(moreGuides, measureColdBuild)
  process.stderr.write('cold, the site as it is …\n')
  const site = await measureColdBuild()
  console.log('\nScale')
  console.table({
    'the site as it is': figuresOf(site),
    [`the API document ${repetitions} times`]: figuresOf(operations),
    'against the site (aim: 12, and 1.5 GB)': ratiosOf(operations, site),
    [`${moreGuides} guides more`]: figuresOf(guides),
    'guides more, against the site': ratiosOf(guides, site),
  })
}

/** Computes everything, as in a new checkout. */
function measureColdBuild(): Promise<BuildFigures> {
  return measureBuild(['.cache', 'public', `${cacheFolder}/results`])
}

function ratiosOf(many: BuildFigures, once: BuildFigures): Record<string, number> {
  return {
    'wall s': round(many.wallSeconds / once.wallSeconds, 2),
    'CPU s': round(many.cpuSeconds / once.cpuSeconds, 2),
    'peak memory GB': round(many.peakMemory / once.peakMemory, 2),
  }
}

function figuresOf({ wallSeconds, cpuSeconds, peakMemory }: BuildFigures): Record<string, number> {
  return {
    'wall s': round(wallSeconds, 1),
    'CPU s': round(cpuSeconds, 1),
    'peak memory GB': round(peakMemory / 1e9, 2),
  }
}

async function printBuilds(runs: number): Promise<void> {
  const figures: Record<string, BuildFigures[]> = {}
  for (let run = 1; run <= runs; run += 1) {
    for (const [kind, measure] of Object.entries(builds)) {
      process.stderr.write(`run ${run} of ${runs}: ${kind} …`)
      const result = await measure(run)
      const results = (figures[kind] ??= [])
      results.push(result)
      process.stderr.write(` ${result.wallSeconds.toFixed(1)} s\n`)
    }
  }
  console.log(`\nBuilds (medians of ${runs})`)
  console.table(
    Object.fromEntries(Object.entries(figures).map(([kind, results]) => [kind, figuresOf(middleOf(results))])),
  )
}

function middleOf(builds: readonly BuildFigures[]): BuildFigures {
  const middle = (name: keyof BuildFigures) => median(builds.map((build) => build[name]))
  return { wallSeconds: middle('wallSeconds'), cpuSeconds: middle('cpuSeconds'), peakMemory: middle('peakMemory') }
}

/** Adds a few words at the end of the page's first long paragraph. */
function measureEdit(run: number): Promise<BuildFigures> {
  const edit = (text: string) => {
    const edited = text.replace(/^([A-Z][^\n]{80,})$/m, `$1 Measured, run ${run}.`)
    if (edited === text) throw new Error(`${guide.file} has no paragraph to edit`)
    return edited
  }
  return withEditedFile(guide.file, edit, () => measureBuild())
}

function printWeights(): void {
  console.log('\nPages (brotli, quality 11, bytes)')
  console.table(Object.fromEntries(pages.map((page) => [page, { ...pageWeight('public', page) }])))
  const { pages: operations, medianHtml, largestHtml, mostElements, largestData } = operationFigures('public', apiBase)
  console.log(`\nThe ${operations} pages of API operations`)
  console.table({
    'HTML, median': { bytes: medianHtml },
    'HTML, largest': { bytes: largestHtml.value, page: largestHtml.page },
    'page data, largest, not compressed': { bytes: largestData.value, page: largestData.page },
    'elements, most': { elements: mostElements.value, page: mostElements.page },
  })
}

async function printSearch(): Promise<void> {
  console.log('\nSearch (bytes are brotli, quality 11)')
  console.table(await searchFigures('public'))
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
