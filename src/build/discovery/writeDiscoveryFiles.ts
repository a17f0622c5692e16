import fs from 'node:fs/promises'
import path from 'node:path'
import { SitemapStream, streamToPromise } from 'sitemap'
import { canonicalPath, isOlder, type PageEdition } from '../../shared/pageEdition'
import { otherLanguagesId, withoutOtherLanguages } from '../../shared/otherLanguages'
import { markdownPath, sectionMarkdownPath } from '../../shared/pageFiles'
import type { SiteMetadata } from '../../shared/siteMetadata'
import type { PagePlace } from '../../shared/pageData'

/**
 * Writes what search engines and assistants find the pages by. Assistants get only the current version.
 * @returns the URLs of the lists, which depend on the sidebars
 */
export async function writeDiscoveryFiles(
  pages: readonly (IndexedPage & ListedPage)[],
  copies: readonly { path: string; markdown: string }[],
  { siteUrl, title }: Pick<SiteMetadata, 'siteUrl' | 'title'>,
): Promise<string[]> {
  await fs.writeFile('public/sitemap.xml', await sitemap(pages, siteUrl))
  await fs.writeFile('public/robots.txt', robots(siteUrl))
  const older = new Set(pages.filter(({ edition }) => isOlder(edition)).map((page) => page.path))
  const current = pages.filter((page) => !older.has(page.path))
  const summary = pages.find((page) => page.path === '/')?.description ?? title
  const lists = llmsFiles(current, { siteUrl, title, summary })
  for (const [file, text] of lists) {
    await fs.mkdir(path.join('public', path.dirname(file)), { recursive: true })
    await fs.writeFile(path.join('public', file), text)
  }
  await fs.writeFile(
    'public/llms-full.txt',
    llmsFullText(
      copies.filter((copy) => !older.has(copy.path)),
      siteUrl,
    ),
  )
  return [...lists.keys()]
}

interface ListedPage {
  path: string
  /** ISO date; null where it's unknown. */
  lastUpdated: string | null
  edition?: PageEdition | undefined
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

/** Everyone may list the pages, answer with them, and learn from them: https://contentsignals.org */
export function robots(siteUrl: string): string {
  const rules = ['User-agent: *', 'Content-Signal: search=yes, ai-input=yes, ai-train=yes', 'Allow: /']
  return [...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}

/** Keeps deploy previews out of search engines. A rule of robots.txt would hide the header from crawlers, which could then list the URL. */
export function previewHeaders({ CONTEXT: context }: { CONTEXT?: string | undefined }): string {
  return context === undefined || context === 'production' ? '' : '/*\n  x-robots-tag: noindex\n'
}

export interface IndexedPage extends Pick<PagePlace, 'trail'> {
  path: string
  title: string
  description: string
}

interface Group {
  label: string
  path?: string | undefined
  pages: IndexedPage[]
  groups: Map<string, Group>
}

/** Characters of one file: assistants cut longer ones. */
const maxLength = 50_000

/** What a list has of the groups below it: their pages with or without descriptions, or links to their own lists. */
type ListForm = 'described' | 'titles' | 'lists'

/**
 * Lists of all pages (llmstxt.org), by path. A list names the pages of the groups below it, without their descriptions if that makes them
 * fit; only if they don't, the lists of these groups. So that few requests lead to every page: many programs follow one level of lists.
 */
export function llmsFiles(
  pages: readonly IndexedPage[],
  site: { siteUrl: string; title: string; summary: string },
): Map<string, string> {
  const { siteUrl, title, summary } = site
  const root: Group = { label: title, pages: [], groups: new Map() }
  for (const page of pages) addPage(root, page)
  const files = new Map<string, string>()
  const notes = `Each page is also available as Markdown: add \`.md\` to its URL. All pages in one file: ${siteUrl}/llms-full.txt`
  files.set('/llms.txt', [`# ${title}`, `> ${summary}`, notes, ...contentOf(root, 2, 'lists')].join('\n\n') + '\n')
  return files

  /** Writes the lists that are linked. */
  function contentOf(group: Group, depth: number, form: ListForm): string[] {
    const links = group.pages.map((page) => {
      const title = `- [${page.title}](${siteUrl}${markdownPath(page.path)})`
      return form === 'titles' ? title : `${title}: ${page.description}`
    })
    const lists = [...group.groups.values()].flatMap((child) => {
      const heading = `${'#'.repeat(Math.min(depth, 6))} ${child.label}`
      if (form !== 'lists' || child.path === undefined) return [heading, ...contentOf(child, depth + 1, form)]
      return [heading, linkTo(child, child.path)]
    })
    return [...(links.length > 0 ? [links.join('\n')] : []), ...lists]
  }

  function linkTo(group: Group, path: string): string {
    const file = `${path}/llms.txt`
    const head = [`# ${group.label}`, `> Part of ${title}: ${siteUrl}/llms.txt`]
    const textOf = (form: ListForm) => [...head, ...contentOf(group, 2, form)].join('\n\n') + '\n'
    const fitting = (['described', 'titles'] as const).map(textOf).find((text) => text.length < maxLength)
    files.set(file, fitting ?? textOf('lists'))
    return `- [${group.label}](${siteUrl}${file}): ${countPages(group)} pages`
  }
}

/** All pages in one text; operations with their request for curl only. */
export function llmsFullText(copies: readonly { path: string; markdown: string }[], siteUrl: string): string {
  return copies
    .map(({ path, markdown }) => {
      const others = siteUrl + sectionMarkdownPath(path, otherLanguagesId)
      return `<!-- ${siteUrl}${path === '/' ? '' : path} -->\n\n${withoutOtherLanguages(markdown, others)}`
    })
    .join('\n')
}

/** The page that a group of the sidebar leads to is one of the group above. */
function addPage(root: Group, page: IndexedPage): void {
  let group = root
  for (const { label, path } of page.trail) {
    const known: Group = group.groups.get(label) ?? { label, pages: [], groups: new Map() }
    known.path ??= path
    group.groups.set(label, known)
    group = known
  }
  group.pages.push(page)
}

function countPages({ pages, groups }: Group): number {
  return [...groups.values()].reduce((sum, group) => sum + countPages(group), pages.length)
}
