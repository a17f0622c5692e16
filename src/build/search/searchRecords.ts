import { currentVersion, searchSettings } from '../../shared/search/searchSettings'
import { facetValues, sectionUrl, type PageSection, type SearchablePage } from '../../shared/search/searchIndex'

/**
 * Bytes of a record's content as JSON: Algolia refuses records above 10,000, and titles, keywords and URLs take the others. A longer section
 * becomes several records.
 */
const maxContent = 6000

/** The sections of all pages as Algolia stores them. A page's own (`lvl1`) has the text above the first heading. */
export function searchRecords(pages: readonly SearchablePage[]) {
  const versions = [...new Set([currentVersion, ...pages.flatMap(({ version = [] }) => version)])]
  return pages.flatMap((page) => {
    // A page without versions is found in all of them.
    const version = page.version ?? (versions.length > 1 ? versions : currentVersion)
    return page.sections.flatMap((section, position) => sectionRecords(page, section, position, version))
  })
}

function sectionRecords(
  page: SearchablePage,
  section: PageSection,
  position: number,
  version: string | readonly string[],
) {
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
    ...facetValues(page),
    language: searchSettings.language,
    version,
    // Levels: 3 is the page itself, 2 and 1 are headings, 0 is a symptom.
    weight: { page: page.weight, level: section.isSymptom ? 0 : 3 - level, position },
  }))
}

function splitContent(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (jsonBytes(rest) > maxContent) {
    const longest = longestStart(rest)
    const space = rest.lastIndexOf(' ', longest)
    const end = space > longest / 2 ? space : longest
    parts.push(rest.slice(0, end))
    rest = rest.slice(end).trim()
  }
  return [...parts, rest]
}

/** How many UTF-16 code units fit into a record, without half of a character. */
function longestStart(text: string): number {
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += jsonBytes(character)
    if (bytes > maxContent) break
    end += character.length
  }
  return end
}

/** Without the quotation marks around it. */
function jsonBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - 2
}
