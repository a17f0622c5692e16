import type { FoundSection } from '../engine/SearchResults'

/**
 * Sections of each page together, as the embedded engine has them: pages in the order in which they were found, each itself
 * first, then its sections. A page of which only sections were found gets a line of its own; a section is there once.
 */
export function groupByPage(sections: readonly FoundSection[]): FoundSection[] {
  const pages = new Map<string, Map<string, FoundSection>>()
  for (const section of sections) {
    const page = pages.get(section.path) ?? new Map<string, FoundSection>()
    pages.set(section.path, page)
    if (!page.has(section.url)) page.set(section.url, section)
  }
  return [...pages].flatMap(([path, page]) => {
    const found = [...page.values()]
    const [first] = found
    const own = found.find(({ headings }) => headings.length === 0) ?? (first && lineOf(path, first))
    return own ? [own, ...found.filter((section) => section !== own)] : []
  })
}

/** A page, as one of its sections knows it. */
function lineOf(path: string, { category, title, kind }: FoundSection): FoundSection {
  const excerpt = { value: '', matchLevel: 'none' } as const
  return { url: path, path, anchor: null, type: 'lvl1', category, title, headings: [], excerpt, kind }
}
