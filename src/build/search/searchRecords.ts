import { currentVersion, searchSettings, type SearchKind } from '../../shared/search/searchSettings'
import type { PageSection, SearchablePage } from '../../shared/search/searchIndex'

/** One section of one page, as Algolia stores it and DocSearch shows it. A page's own record (`lvl1`) has the text above the first heading. */
export interface SearchRecord {
  /** The URL, and a number for the further parts of a section that is too long for one record. */
  objectID: string
  /** Path and anchor: /reference/segments#structure. */
  url: string
  url_without_anchor: string
  anchor: string | null
  type: 'lvl1' | 'lvl2' | 'lvl3'
  /** Category, title, and the headings above a section down to its own; null below that. */
  hierarchy: { lvl0: string; lvl1: string; lvl2: string | null; lvl3: string | null }
  /** Only the page's own record has these two. */
  description: string
  keywords: readonly string[]
  content: string
  kind: SearchKind
  language: 'en'
  /** Those in which the page is found: all of them, if it has no versions. */
  version: string | readonly string[]
  /** Of the page by its kind; 3 for a page, 2 and 1 for headings, 0 for a symptom; and the place of the section in its page. */
  weight: { page: number; level: number; position: number }
}

/** Characters of a record's content: Algolia refuses records above 10 KB. A longer section becomes several records. */
const maxContent = 6000

/** The records of all pages, in the order of pages and sections. */
export function searchRecords(pages: readonly SearchablePage[]): SearchRecord[] {
  const versions = [...new Set([currentVersion, ...pages.flatMap(({ version = [] }) => version)])]
  return pages.flatMap((page) => {
    const version = page.version ?? (versions.length > 1 ? versions : currentVersion)
    return page.sections.flatMap((section, position) => sectionRecords(page, section, position, version))
  })
}

/** Path and anchor of a section. */
export function sectionUrl({ path }: SearchablePage, { anchor }: PageSection): string {
  return anchor === null ? path : `${path}#${anchor}`
}

function sectionRecords(page: SearchablePage, section: PageSection, position: number, version: SearchRecord['version']): SearchRecord[] {
  const url = sectionUrl(page, section)
  const [lvl2 = null, lvl3 = null] = section.headings
  const level = section.headings.length
  // Symptoms have the anchor of the heading above them.
  const id = section.isSymptom ? `${url}:${position}` : url
  return splitContent(section.text).map((content, part) => ({
    objectID: part === 0 ? id : `${id}~${part + 1}`,
    url,
    url_without_anchor: page.path,
    anchor: section.anchor,
    type: level === 0 ? 'lvl1' : level === 1 ? 'lvl2' : 'lvl3',
    hierarchy: { lvl0: page.category, lvl1: page.title, lvl2, lvl3 },
    description: level === 0 ? page.description : '',
    keywords: level === 0 ? page.keywords : [],
    content,
    kind: page.kind,
    language: searchSettings.language,
    version,
    weight: { page: page.weight, level: section.isSymptom ? 0 : 3 - level, position },
  }))
}

/** Content in parts of at most `maxContent` characters, split between words. */
function splitContent(text: string): string[] {
  if (text.length <= maxContent) return [text]
  const space = text.lastIndexOf(' ', maxContent)
  const end = space > maxContent / 2 ? space : maxContent
  return [text.slice(0, end), ...splitContent(text.slice(end).trim())]
}
