import fs from 'node:fs/promises'
import path from 'node:path'
import { SitemapStream, streamToPromise } from 'sitemap'
import { canonicalPath, isOlder, type PageEdition } from '../../shared/pageEdition'
import { llmsFiles, llmsFullText, type IndexedPage } from './llms'

interface Site {
  siteUrl: string
  title: string
}

/**
 * Writes what search engines and assistants find the pages by: `sitemap.xml`, `robots.txt`, `llms.txt` and its parts. Assistants get
 * the current version of pages that the site has in several.
 */
export async function writeDiscoveryFiles(
  pages: readonly (IndexedPage & ListedPage)[],
  copies: readonly { path: string; markdown: string }[],
  { siteUrl, title }: Site,
): Promise<void> {
  await writeSitemap(pages, siteUrl)
  const older = new Set(pages.filter(({ edition }) => isOlder(edition)).map((page) => page.path))
  const current = pages.filter((page) => !older.has(page.path))
  const summary = pages.find((page) => page.path === '/')?.description ?? title
  for (const [file, text] of llmsFiles(current, { siteUrl, title, summary })) {
    await fs.mkdir(path.join('public', path.dirname(file)), { recursive: true })
    await fs.writeFile(path.join('public', file), text)
  }
  await fs.writeFile('public/llms-full.txt', llmsFullText(copies.filter((copy) => !older.has(copy.path)), siteUrl))
}

interface ListedPage {
  path: string
  /** ISO date; null where it's unknown. */
  lastUpdated: string | null
  edition?: PageEdition | undefined
}

/** Writes `sitemap.xml`, and `robots.txt`, which names it. */
async function writeSitemap(pages: readonly ListedPage[], siteUrl: string): Promise<void> {
  await fs.writeFile('public/sitemap.xml', await sitemap(pages, siteUrl))
  await fs.writeFile('public/robots.txt', robots(siteUrl))
}

/** Canonical URLs in the order of their paths: none of what the current version has, too. */
export async function sitemap(pages: readonly ListedPage[], siteUrl: string): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, xhtml: false, image: false, video: false } })
  const listed = pages.filter(({ path, edition }) => canonicalPath(path, edition) === path)
  for (const { path, lastUpdated } of listed.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    stream.write({ url: siteUrl + (path === '/' ? '' : path), ...(lastUpdated !== null && { lastmod: lastUpdated }) })
  }
  stream.end()
  return (await streamToPromise(stream)).toString('utf8')
}

export function robots(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}

/**
 * Headers that keep deploy previews and branch builds out of search engines, in the format of `_headers`. A rule of robots.txt
 * would hide the header from crawlers, which could then list the URL.
 */
export function previewHeaders({ CONTEXT: context }: { CONTEXT?: string | undefined }): string {
  return context === undefined || context === 'production' ? '' : '/*\n  x-robots-tag: noindex\n'
}
