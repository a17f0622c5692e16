import fs from 'node:fs/promises'
import path from 'node:path'
import { Feed } from 'feed'
import { escapeHtml } from '../../shared/encoding'
import { changesPath, feedPath } from '../../shared/pageFiles'
import type { SiteMetadata } from '../../shared/siteMetadata'
import { type CurrentPage, type PageChange, siteChanges, type SiteChanges } from './weeklyChanges'

interface Doc extends Omit<CurrentPage, 'lines'> {
  description: string
}

/** Writes the Atom feeds of the site and its sections, or removes those of an earlier build if the history is unknown. */
export async function writeChangeFeeds(docs: readonly Doc[], site: Site): Promise<void> {
  const changes = await siteChanges(docs)
  const folder = path.join('public', changesPath)
  const old = await fs.readdir(folder).catch(() => [])
  await Promise.all(old.filter((file) => file.endsWith('.xml')).map((file) => fs.rm(path.join(folder, file))))
  if (!changes) return
  await fs.mkdir(folder, { recursive: true })
  const descriptions = new Map(docs.map((doc) => [doc.path, doc.description]))
  for (const [file, text] of changeFeeds(changes, descriptions, site)) {
    await fs.writeFile(path.join('public', file), text)
  }
}

type Site = Pick<SiteMetadata, 'siteUrl' | 'title'>

/** Readers of feeds keep older ones. */
const maxEntries = 50

/** Small edits would hide what is worth reading. */
const listed: Partial<Record<PageChange['kind'], string>> = {
  added: 'New page',
  moved: 'Moved',
  rewritten: 'Rewritten',
}

/** Atom feeds by their path: of the whole site, and of each section. */
export function changeFeeds(
  { weeks, sections }: SiteChanges,
  descriptions: ReadonlyMap<string, string>,
  { siteUrl, title }: Site,
): Map<string, string> {
  const entries = weeks
    .flatMap(({ start, changes }) => changes.map((change) => ({ ...change, start })))
    .filter(({ kind }) => kind in listed)
    .sort((a, b) => (a.date === b.date ? (a.path < b.path ? -1 : 1) : a.date < b.date ? 1 : -1))
  const { host } = new URL(siteUrl)
  const feedOf = (path: string, name: string, own: typeof entries) => {
    const feed = new Feed({
      id: siteUrl + path,
      title: name,
      link: siteUrl + changesPath,
      feedLinks: { atom: siteUrl + path },
      updated: new Date(own[0]?.date ?? 0),
      generator: false,
      copyright: '',
      author: { name: title },
    })
    // Feed readers take titles and summaries as HTML.
    for (const entry of own.slice(0, maxEntries)) {
      feed.addItem({
        // Remains the same when the page changes again in the same week.
        id: `tag:${host},${entry.start}:${entry.path}`,
        title: escapeHtml(`${listed[entry.kind]}: ${entry.title}`),
        link: siteUrl + entry.path,
        date: new Date(entry.date),
        description: escapeHtml(descriptions.get(entry.path) ?? ''),
      })
    }
    return feed.atom1()
  }
  return new Map([
    [feedPath(), feedOf(feedPath(), title, entries)],
    ...sections.map(({ section, title: name }) => {
      const own = entries.filter((entry) => entry.section === section)
      return [feedPath(section), feedOf(feedPath(section), `${title}: ${name}`, own)] as const
    }),
  ])
}
