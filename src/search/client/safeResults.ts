import type { FoundSection, MarkedText, SearchResults } from '../engine/SearchResults'
import { searchSettings } from '../../shared/search/searchSettings'
import { safeAddress } from './safeAddress'

const kinds = new Set<string>(searchSettings.kinds.map(({ kind }) => kind))

/**
 * Results that may be shown: whoever answered is not trusted. A hit without a title, or that leads anywhere but to this site
 * or to a known other one, is left out; what is no text becomes none, what is no number 0.
 */
export function safeResults(results: SearchResults): SearchResults {
  const sections = results.sections.flatMap(safeSection)
  // What may not be shown is not counted either, where that can be known.
  if (sections.length === 0 && results.sections.length > 0) return { sections, count: 0, pageCount: 0, kinds: {}, isPartial: false }
  const counted = Object.entries(results.kinds).filter(([kind, count]) => kinds.has(kind) && safeCount(count) > 0)
  return {
    sections,
    count: safeCount(results.count),
    pageCount: safeCount(results.pageCount),
    kinds: Object.fromEntries(counted),
    isPartial: results.isPartial,
  }
}

/** A number of things; what is none is 0. */
function safeCount(count: unknown): number {
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
}

function safeSection(section: FoundSection): FoundSection[] {
  const url = safeAddress(section.url)
  const title = safeText(section.title)
  if (url === undefined || title.value === '') return []
  return [
    {
      ...section,
      url,
      path: url.replace(/#.*/, ''),
      title,
      category: safeText(section.category),
      headings: (Array.isArray(section.headings) ? section.headings : []).map(safeText).filter(({ value }) => value !== ''),
      excerpt: safeText(section.excerpt),
      kind: kinds.has(section.kind) ? section.kind : 'guide',
    },
  ]
}

/** What the types promise, a server may not have kept. */
function safeText(text: MarkedText | null | undefined): MarkedText {
  const value: unknown = text?.value
  return { value: typeof value === 'string' ? value : '', matchLevel: text?.matchLevel === 'partial' ? 'partial' : 'none' }
}
