import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { headersFor, readHeaderRules, readRedirectRules } from '../server/netlifyRules'

/** One row of the result. */
export interface Comparison {
  name: string
  compared: number
  /** A sentence for each difference. */
  differences: string[]
}

/** Netlify reads these and doesn't serve them; `/404` is served for paths that don't exist. */
const notServed = /^(_headers|_redirects|404\.html|404\/.*)$/
/** Requests at a time. */
const lanes = 8
/** How many redirects, and how many files for their headers, are requested at most. */
const sampleSize = 60
const requestLimit = 30_000

/**
 * Compares what a host serves with a built site: every file byte for byte, a sample of the redirects and headers, and the page for unknown paths.
 * @param host URL of the published site, with its path if it isn't at the root
 * @param folder the built site
 */
export async function comparePublished(host: string, folder: string): Promise<Comparison[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !notServed.test(file))
    .sort()
  const isForRobots = (file: string) => /^(robots\.txt|sitemap.*\.xml)$/.test(file)
  const sameFile = (file: string) => fileDifference(host, folder, file)
  return [
    await compare(
      'Files',
      files.filter((file) => !isForRobots(file)),
      sameFile,
    ),
    await compare('robots.txt and sitemap', files.filter(isForRobots), sameFile),
    await compare('Unknown path', ['no-such-page'], (unknown) => unknownDifference(host, folder, unknown)),
    await compareRedirects(host, folder),
    await compareHeaders(host, folder, files),
  ]
}

/** `difference` returns a sentence, or nothing for what is equal. */
async function compare<Item>(
  name: string,
  items: readonly Item[],
  difference: (item: Item) => Promise<string | undefined>,
): Promise<Comparison> {
  const waiting = [...items]
  const differences: string[] = []
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const found = await difference(item).catch(
        (error: unknown) => `${String(item)} could not be fetched: ${reason(error)}`,
      )
      if (found !== undefined) differences.push(found)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { name, compared: items.length, differences: differences.sort() }
}

function reason(error: unknown): string {
  const { cause } = error as Error
  return cause instanceof Error ? cause.message : String(error)
}

/** Each page at its own path, without a slash: some hosts move `a/index.html` to `/a/`, and redirect there. */
function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`
}

async function request(host: string, wanted: string, redirect: 'follow' | 'manual' = 'follow'): Promise<Response> {
  const url = `${host.replace(/\/$/, '')}${encodeURI(wanted)}`
  return fetch(url, { redirect, signal: AbortSignal.timeout(requestLimit) })
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function fileDifference(host: string, folder: string, file: string): Promise<string | undefined> {
  const wanted = pathOf(file)
  const response = await request(host, wanted)
  const served = new Uint8Array(await response.arrayBuffer())
  if (!response.ok) return `${wanted} returns ${response.status}`
  const built = await fs.readFile(path.join(folder, file))
  if (digest(served) === digest(built)) return undefined
  return `${wanted} has ${served.length} bytes, ${built.length} in the build${served.length === built.length ? ', but others' : ''}`
}

async function unknownDifference(host: string, folder: string, unknown: string): Promise<string | undefined> {
  const response = await request(host, `/${unknown}`)
  const served = new Uint8Array(await response.arrayBuffer())
  if (response.status !== 404) return `/${unknown} returns ${response.status}, not 404`
  const built = await fs.readFile(path.join(folder, '404.html'))
  return digest(served) === digest(built) ? undefined : `/${unknown} doesn't show the page for unknown paths`
}

/** Evenly over the list, the first and the last included. */
function sampleOf<Item>(items: readonly Item[]): Item[] {
  if (items.length <= sampleSize) return [...items]
  const step = (items.length - 1) / (sampleSize - 1)
  return Array.from({ length: sampleSize }, (_, index) => items[Math.round(index * step)] as Item)
}

async function compareRedirects(host: string, folder: string): Promise<Comparison> {
  const { rules } = await readRedirectRules(path.join(folder, '_redirects'))
  const plain = rules.filter(({ path: from, query }) => !/[*:]/.test(from) && Object.keys(query).length === 0)
  return compare('Redirects', sampleOf(plain), async ({ path: from, to, status }) => {
    const response = await request(host, from, 'manual')
    const location = response.headers.get('location') ?? ''
    const target = new URL(location, `${host.replace(/\/$/, '')}${from}`)
    const wanted = new URL(to, host)
    const isSame = response.status === status && target.pathname + target.hash === wanted.pathname + wanted.hash
    const leads = location && ` and leads to ${location}`
    return isSame ? undefined : `${from} returns ${response.status}${leads}, instead of ${status} and ${to}`
  })
}

async function compareHeaders(host: string, folder: string, files: readonly string[]): Promise<Comparison> {
  const { rules } = await readHeaderRules(path.join(folder, '_headers'))
  return compare('Headers', sampleOf(files), async (file) => {
    const wanted = pathOf(file)
    const response = await request(host, wanted)
    await response.body?.cancel()
    const different = Object.entries(headersFor(wanted, rules)).filter(
      ([name, value]) => normal(response.headers.get(name) ?? '') !== normal(value),
    )
    if (different.length === 0) return undefined
    return `${wanted} has other values, or none, of: ${different.map(([name]) => name).join(', ')}`
  })
}

function normal(value: string): string {
  return value.replace(/\s+/g, ' ').trim()
}
