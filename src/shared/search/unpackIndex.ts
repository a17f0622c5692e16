import type { FirstPart, TextPart } from './IndexParts'
import type { SearchKind } from './SearchRecord'

/** A page as the embedded engine searches it. */
export interface IndexedPage {
  path: string
  title: string
  description: string
  keywords: string
  weight: number
  category: string
  kind: SearchKind
  /** The page itself first. */
  sections: IndexedSection[]
}

export interface IndexedSection {
  /** Null for the page itself. */
  anchor: string | null
  /** Headings from level 2 down to this one. */
  headings: string[]
  /** Empty while the second file is not there. */
  text: string
  /** Whether it is a row of a table of messages or symptoms, called as the first cell says. */
  isSymptom?: true
}

/** Pages out of the files of the index; without the second one they have no texts yet. */
export function unpackIndex({ pages, categories, kinds }: FirstPart, texts?: TextPart): IndexedPage[] {
  return pages.map(([path, title, description, keywords, weight, category, kind, packed], place) => {
    let above = ''
    const sections = packed.map(([anchor, heading, level], index): IndexedSection => {
      if (level === 2) above = heading
      const headings = level > 2 && above !== '' ? [above, heading] : [heading]
      return { anchor, headings, text: texts?.[place]?.[index + 1] ?? '', ...(level === 4 && { isSymptom: true }) }
    })
    return {
      path,
      title,
      description,
      keywords,
      weight,
      category: categories[category] ?? '',
      kind: kinds[kind] ?? 'guide',
      sections: [{ anchor: null, headings: [], text: texts?.[place]?.[0] ?? '' }, ...sections],
    }
  })
}
