import { nearestSentence } from '../../../plugins/gatsby-problem-report/src/nearest'
import type { Problem } from '../../../plugins/gatsby-problem-report/src/Problem'
import { generatedEntries, type SidebarEntry } from '../../../plugins/gatsby-source-site/types'

/** Entries that name no page, no known generated list, or a page that stands in the sidebar already. */
export function sidebarProblems(name: string, entries: readonly SidebarEntry[], pagePaths: readonly string[]): Problem[] {
  const known = new Set(pagePaths)
  const firstPlace = new Map<string, string>()
  return walk(entries, [name])

  function walk(level: readonly SidebarEntry[], way: readonly string[]): Problem[] {
    return level.flatMap((entry, index) => {
      const at = [...way, String(index + 1)].join(' > ')
      if (typeof entry === 'string') return pageProblems(entry, at)
      if ('generated' in entry) return generatedProblems(entry.generated, at)
      if (!('category' in entry)) return pageProblems(entry.page, at)
      const group = [...way, entry.category]
      return [
        ...(entry.page === undefined ? [] : pageProblems(entry.page, group.join(' > '))),
        ...walk(entry.entries, group),
      ]
    })
  }

  function pageProblems(path: string, at: string): Problem[] {
    const place = { severity: 'error', file: 'content/site/sidebars.ts', entry: at } as const
    if (!known.has(path)) {
      const fix = nearestSentence(path, pagePaths, 'Write the page first, or remove the entry.')
      return [{ ...place, what: `No page has the path "${path}".`, fix }]
    }
    const first = firstPlace.get(path)
    firstPlace.set(path, first ?? at)
    return first === undefined
      ? []
      : [{ ...place, what: `"${path}" stands in this sidebar already, at ${first}.`, fix: 'Keep one of the two.' }]
  }

  function generatedProblems(list: string, at: string): Problem[] {
    if ((generatedEntries as readonly string[]).includes(list)) return []
    const what = `"${list}" is no list of generated pages.`
    const fix = nearestSentence(list, generatedEntries, '')
    return [{ severity: 'error', file: 'content/site/sidebars.ts', entry: at, what, fix }]
  }
}
