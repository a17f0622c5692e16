import { placeOfPage } from '../../shared/search/placeOfPage'
import type { SearchRecord } from '../../shared/search/SearchRecord'
import { searchSettings } from '../../shared/search/searchSettings'
import type { PageSection } from './pageSections'
import type { SearchablePage } from './SearchablePage'

/** Characters of a record's content: Algolia refuses records above 10 KB. A longer section becomes several records. */
const longest = 6000

/** The records of all pages, in the order of pages and sections. */
export function searchRecords(pages: readonly SearchablePage[]): SearchRecord[] {
  return pages.flatMap((page) => page.sections.flatMap((section, position) => sectionRecords(page, section, position)))
}

function sectionRecords(page: SearchablePage, section: PageSection, position: number): SearchRecord[] {
  const { kind, category, weight } = placeOfPage(page.path)
  const url = section.anchor === null ? page.path : `${page.path}#${section.anchor}`
  const [lvl2 = null, lvl3 = null] = section.headings
  const level = section.headings.length
  const isPage = level === 0
  // Symptoms have the address of the heading above them.
  const id = section.isSymptom ? `${url}:${position}` : url
  return partsOf(section.text).map((content, part) => ({
    objectID: part === 0 ? id : `${id}~${part + 1}`,
    url,
    url_without_anchor: page.path,
    anchor: section.anchor,
    type: level === 0 ? 'lvl1' : level === 1 ? 'lvl2' : 'lvl3',
    hierarchy: { lvl0: category, lvl1: page.title, lvl2, lvl3 },
    description: isPage ? page.description : '',
    keywords: isPage ? [...page.keywords] : [],
    content,
    kind,
    language: searchSettings.language,
    version: searchSettings.versionTags[0],
    weight: { page: page.isOutdated ? Math.round(weight / 2) : weight, level: section.isSymptom ? 0 : 3 - level, position },
  }))
}

/** A text in parts of at most `longest` characters, cut between words. */
function partsOf(text: string): string[] {
  if (text.length <= longest) return [text]
  const cut = text.lastIndexOf(' ', longest)
  const end = cut > longest / 2 ? cut : longest
  return [text.slice(0, end), ...partsOf(text.slice(end).trim())]
}
