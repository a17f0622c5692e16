import fs from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { startSiteServer } from '../server/startSiteServer'
import { chromiumArguments, chromiumPath } from '../setup/install.mjs'

/** One page of each kind. */
const kindsOfPages = [
  '/',
  '/quickstart',
  '/reference/segments',
  '/reference/rbac',
  '/reference/event-types',
  '/how-to',
  '/contributing/writing-pages',
  '/lab',
  '/reference/sdks',
  '/reference/sdks/go',
  '/reference/api/unleash',
  '/reference/api/unleash/features',
  '/reference/api/unleash/create-feature',
  '/search',
  '/changes',
  '/feedback',
  '/404',
]

const widths = [1440, 390] as const
const states = ['light', 'dark', 'forced-colors', 'print'] as const
/** In pixels: what is below looks like what is above, and browsers limit the size of a picture. */
const maxHeight = 6000

interface Options {
  /** Folders of built sites. */
  before: string
  after: string
  /** Gets the pictures, and `index.html` with those that differ side by side. */
  output: string
}

/**
 * Takes pictures of every kind of page of two builds, in four states and two widths, and writes a page with the pairs that differ.
 * @returns the names of those that differ: `quickstart.dark.390`
 */
export async function compareLooks({ before, after, output }: Options): Promise<string[]> {
  fs.mkdirSync(output, { recursive: true })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
  try {
    const old = await takePictures(browser, before, path.join(output, 'before'))
    const current = await takePictures(browser, after, path.join(output, 'after'))
    const differing = [...new Set([...old.keys(), ...current.keys()])].filter((name) => {
      const [was, is] = [old.get(name), current.get(name)]
      return !was || !is || !was.equals(is)
    })
    fs.writeFileSync(path.join(output, 'index.html'), lookReport(differing))
    return differing
  } finally {
    await browser.close()
  }
}

/** By name; without pages that the build lacks. */
async function takePictures(browser: Browser, site: string, folder: string): Promise<ReadonlyMap<string, Buffer>> {
  fs.mkdirSync(folder, { recursive: true })
  const server = await startSiteServer(site, 0)
  const pictures = new Map<string, Buffer>()
  const paths = kindsOfPages.filter((route) => fs.existsSync(path.join(site, route, 'index.html')))
  try {
    for (const width of widths)
      for (const state of states) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
          forcedColors: state === 'forced-colors' ? 'active' : 'none',
        })
        if (state === 'dark') await context.addInitScript("localStorage.setItem('theme', 'dark')")
        const page = await context.newPage()
        await page.emulateMedia({ media: state === 'print' ? 'print' : 'screen' })
        for (const route of paths) {
          await page.goto(`http://127.0.0.1:${server.port}${route}`, { waitUntil: 'networkidle' })
          const name = `${route.slice(1).replaceAll('/', '-') || 'home'}.${state}.${width}`
          const clip = { x: 0, y: 0, width, height: maxHeight }
          pictures.set(name, await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true, clip }))
        }
        await context.close()
      }
  } finally {
    await server.close()
  }
  return pictures
}

/** A page with the pictures of both builds side by side. */
export function lookReport(names: readonly string[]): string {
  const rows = names.map(
    (name) =>
      `<h2>${name}</h2><p><img src="before/${name}.png" alt="Before"> <img src="after/${name}.png" alt="After"></p>`,
  )
  const style = 'body{font-family:sans-serif}p{display:flex;gap:1rem;align-items:start}img{width:49%;border:1px solid}'
  return `<!doctype html><meta charset="utf-8"><title>What changed</title><style>${style}</style><h1>${names.length} pictures differ</h1>${rows.join('')}`
}
