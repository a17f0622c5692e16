import type { IndexedPage, IndexedSection } from '../../shared/search/unpackIndex'
import { bestSections } from './bestSections'
import { asName, isCalled } from './isCalled'
import { excerptOf, markText } from './markText'
import { queryWords, type QueryWord } from './queryWords'
import { rankPages, type PageIndex } from './rankPages'
import type { FoundSection, SearchQuestion, SearchResults } from './SearchResults'

/** Answers a question: ranked pages, cut into pages of results, each followed by its best sections. */
export function answer(index: PageIndex, { query, kinds, page, pagesPerPage, excerptWords }: SearchQuestion): SearchResults {
  const words = queryWords(query, index.vocabulary)
  const ranked = rankPages(index, words, query)
  const counts: SearchResults['kinds'] = {}
  for (const { page: { kind } } of ranked) counts[kind] = (counts[kind] ?? 0) + 1
  const wanted = kinds.length === 0 ? ranked : ranked.filter(({ page: { kind } }) => kinds.includes(kind))
  const shown = wanted.slice(page * pagesPerPage, (page + 1) * pagesPerPage)
  return {
    sections: shown.flatMap(({ page: found, matches }) => {
      const terms = new Set(matches.flatMap((match) => match.terms))
      return sectionsOf(found, words, query).map((section) => foundSection(found, section, terms, excerptWords))
    }),
    count: wanted.length,
    pageCount: Math.ceil(wanted.length / pagesPerPage),
    kinds: counts,
    isPartial: !index.hasTexts,
  }
}

/** The page itself, then its best sections; without the page where one of these is called what the reader typed: `LOG_LEVEL`. */
function sectionsOf(page: IndexedPage, words: readonly QueryWord[], query: string): IndexedSection[] {
  const best = bestSections(page, words, query)
  const typed = asName(query)
  const isNamed = best.some(({ headings }) => isCalled(headings.at(-1) ?? '', typed)) && !isCalled(page.title, typed)
  return isNamed ? best : [...page.sections.slice(0, 1), ...best]
}

function foundSection(
  page: IndexedPage,
  { anchor, headings, text }: IndexedSection,
  terms: ReadonlySet<string>,
  excerptWords: number,
): FoundSection {
  // Of a page its own sentence says most, unless only the text has what was asked for.
  const description = anchor === null ? excerptOf(page.description, terms, excerptWords) : undefined
  const excerpt = excerptOf(text, terms, excerptWords)
  return {
    url: anchor === null ? page.path : `${page.path}#${anchor}`,
    path: page.path,
    anchor,
    type: headings.length === 0 ? 'lvl1' : headings.length === 1 ? 'lvl2' : 'lvl3',
    category: markText(page.category, new Set()),
    title: markText(page.title, terms),
    headings: headings.map((heading) => markText(heading, terms)),
    excerpt: description && (description.matchLevel !== 'none' || excerpt.matchLevel === 'none') ? description : excerpt,
    kind: page.kind,
  }
}
