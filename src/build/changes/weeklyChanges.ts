import fs from 'node:fs/promises'
import type { ResolverContext } from '../../../plugins/source-plugin'
import { type Commit, readHistory } from './readHistory'

const root = 'content/docs'

/** What changed on the pages of `content/docs`; null where the history of the repository is incomplete. */
export async function siteChanges(docs: Iterable<Omit<CurrentPage, 'lines'>>): Promise<SiteChanges | null> {
  const pages = await Promise.all(
    [...docs].map(async ({ path, title, section, sourceFile }) => {
      const text = await fs.readFile(sourceFile, 'utf8').catch(() => '')
      return { path, title, section, sourceFile, lines: text.split('\n').length }
    }),
  )
  const commits = await readHistory(root)
  if (!commits) return null
  const weeks = weeklyChanges(commits, pages)
  return { weeks, sections: changedSections(weeks, pages) }
}

/** Queries the pages, so that Gatsby runs the query of the page again when one of them changes. */
async function resolveChanges(
  _source: unknown,
  _args: unknown,
  { nodeModel }: ResolverContext,
): Promise<SiteChanges | null> {
  const { entries } = await nodeModel.findAll<Omit<CurrentPage, 'lines'>>({ type: 'Doc' })
  return siteChanges(entries)
}

export const changeResolvers = { siteChanges: { type: 'SiteChanges', resolve: resolveChanges } }

const kinds = ['added', 'moved', 'rewritten', 'edited'] as const

export interface CurrentPage {
  path: string
  title: string
  section: string
  sourceFile: string
  lines: number
}

export interface PageChange extends Pick<CurrentPage, 'path' | 'title' | 'section'> {
  kind: (typeof kinds)[number]
  /** Of the last commit in that week: ISO, UTC. */
  date: string
}

export interface WeekOfChanges {
  /** Monday, as YYYY-MM-DD. */
  start: string
  changes: PageChange[]
}

export interface SiteChanges {
  weeks: WeekOfChanges[]
  sections: { section: string; title: string }[]
}

const shownWeeks = 26
/** A page of which this share of lines was written in one week was rewritten. */
const rewrittenShare = 0.5
const dayMs = 86_400_000

interface Week {
  date: string
  addedLines: number
  isAdded: boolean
  isMoved: boolean
}

/** What changed in the pages that exist today, the newest first. Weeks count back from the newest change: equal commits have equal lists. */
export function weeklyChanges(commits: readonly Commit[], pages: readonly CurrentPage[]): WeekOfChanges[] {
  const pageOfFile = new Map(pages.map((page) => [page.sourceFile, page]))
  const weeks = new Map<string, Map<CurrentPage, Week>>()
  const oldest = new Map<CurrentPage, Week>()
  for (const { date, files } of commits) {
    const start = weekStart(date)
    for (const { file, movedFrom, addedLines } of files) {
      const page = pageOfFile.get(file)
      if (!page) continue
      const ofWeek = weeks.get(start) ?? new Map<CurrentPage, Week>()
      const week = ofWeek.get(page) ?? { date, addedLines: 0, isAdded: false, isMoved: false }
      weeks.set(start, ofWeek.set(page, week))
      if (date > week.date) week.date = date
      week.addedLines += addedLines
      if (movedFrom !== undefined) {
        week.isMoved = true
        pageOfFile.delete(file)
        pageOfFile.set(movedFrom, page)
      }
      oldest.set(page, week)
    }
  }
  for (const week of oldest.values()) week.isAdded = true
  const newest = [...weeks].sort(([a], [b]) => (a < b ? 1 : -1))
  const limit = new Date(Date.parse(newest[0]?.[0] ?? '1970-01-05') - shownWeeks * 7 * dayMs).toISOString()
  return newest
    .filter(([start]) => start > limit)
    .map(([start, changed]) => ({ start, changes: [...changed].map(pageChange).sort(byKindAndTitle) }))
}

/** Sections of several pages that have changed: those with a page of their own, which has their title. */
export function changedSections(
  weeks: readonly WeekOfChanges[],
  pages: readonly CurrentPage[],
): SiteChanges['sections'] {
  const changed = new Set(
    weeks.flatMap(({ changes }) =>
      changes.filter(({ path, section }) => path !== `/${section}`).map(({ section }) => section),
    ),
  )
  return pages
    .filter(({ path, section }) => path === `/${section}` && changed.has(section))
    .map(({ section, title }) => ({ section, title }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

function pageChange([{ path, title, section, lines }, { date, addedLines, isAdded, isMoved }]: [
  CurrentPage,
  Week,
]): PageChange {
  const isRewritten = addedLines >= rewrittenShare * lines
  const kind = isAdded ? 'added' : isMoved ? 'moved' : isRewritten ? 'rewritten' : 'edited'
  return { path, title, section, kind, date }
}

function byKindAndTitle(a: PageChange, b: PageChange): number {
  return kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.title.localeCompare(b.title, 'en')
}

/** The Monday of a date's week, in UTC. */
export function weekStart(date: string): string {
  const time = Date.parse(date)
  // 1 January 1970 was a Thursday.
  const days = Math.floor(time / dayMs)
  return new Date((days - ((days + 3) % 7)) * dayMs).toISOString().slice(0, 10)
}
