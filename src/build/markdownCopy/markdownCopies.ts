import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import { markdownAddress } from '../../shared/markdownAddress'
import { pageMarkdown } from './pageMarkdown'

/** What was written before: the digest of each page's text, by the page's path. */
type Digests = Partial<Record<string, string>>

const cacheKey = 'markdown-copies'

export interface MarkdownCopies {
  /** Writes the Markdown of a page beside its HTML. A page whose text is as in the last build keeps its file. */
  write(page: string, html: string): Promise<void>
  /** Removes the files of pages that are gone, and remembers what was written. */
  finish(): Promise<void>
}

/** Writes the Markdown of pages, one after another: no more than one of them is held. */
export async function markdownCopies(siteUrl: string, cache: GatsbyCache): Promise<MarkdownCopies> {
  const before = ((await cache.get(cacheKey)) ?? {}) as Digests
  const now: Digests = {}
  return {
    async write(page, html) {
      const text = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length)
      const digest = createHash('sha256').update(text).digest('base64')
      const file = fileOf(page)
      now[page] = digest
      const isWritten = before[page] === digest && (await fs.stat(file).then(() => true, () => false))
      if (!isWritten) await fs.writeFile(file, pageMarkdown(text, siteUrl + page))
    },
    async finish() {
      const gone = Object.keys(before).filter((page) => !(page in now))
      await Promise.all(gone.map((page) => fs.rm(fileOf(page), { force: true })))
      await cache.set(cacheKey, now)
    },
  }
}

function fileOf(page: string): string {
  return path.join('public', markdownAddress(page))
}
