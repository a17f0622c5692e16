import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import { markdownAddress } from '../../shared/markdownAddress'
import { pageMarkdown } from './pageMarkdown'

/** What was written before: the digest of each page's text, by the page's path. */
type Digests = Partial<Record<string, string>>

const cacheKey = 'markdown-copies'

/**
 * Writes the Markdown of every page beside its HTML, and removes that of pages that are gone. A page whose text has not
 * changed since the last build keeps its file.
 *
 * @param pages every page with its HTML
 * @returns the addresses of the files
 */
export async function writeMarkdownCopies(
  pages: readonly { path: string; html: string }[],
  siteUrl: string,
  cache: GatsbyCache,
): Promise<string[]> {
  const before = ((await cache.get(cacheKey)) ?? {}) as Digests
  const now: Digests = {}
  for (const page of pages) {
    const text = page.html.slice(page.html.indexOf('<main'), page.html.lastIndexOf('</main>') + '</main>'.length)
    const digest = createHash('sha256').update(text).digest('base64')
    const file = fileOf(page.path)
    now[page.path] = digest
    const isWritten = before[page.path] === digest && (await fs.stat(file).then(() => true, () => false))
    if (!isWritten) await fs.writeFile(file, pageMarkdown(text, siteUrl + page.path))
  }
  const gone = Object.keys(before).filter((page) => !(page in now))
  await Promise.all(gone.map((page) => fs.rm(fileOf(page), { force: true })))
  await cache.set(cacheKey, now)
  return pages.map((page) => markdownAddress(page.path))
}

function fileOf(page: string): string {
  return path.join('public', markdownAddress(page))
}
