import { oncePerObject } from '../shared/oncePerObject'
import {
  type FacetName,
  facetNames,
  facetValues,
  sectionUrl,
  type PageSection,
  type SearchablePage,
} from '../shared/search/searchIndex'
import { tokenize } from '../shared/words'
import { termsOfSection, type PageIndex } from './indexPages'
import { markText } from './markText'
import { queryWords, type QueryWord } from './queryWords'
import { titleMatcher } from './names'
import { rankPages } from './rankPages'
import type { SearchHit, SearchQuestion, SearchResults } from './SearchResults'

/** Sections shown of one page, besides the page itself. */
const maxSections = 3
/** What a section must score to be shown, compared with the best section of its page. */
const minSectionShare = 0.6

/** Pages by rank, split into pages of results, each followed by its best sections. */
export function searchPages(
  index: PageIndex,
  { query, filters, version, sdk, page, pagesPerPage, excerptWords }: SearchQuestion,
): SearchResults {
  const words = queryWords(query, index.spelling)
  const { ranked, unknownWords } = rankPages(index, words, { query, version, sdk })
  /** By all facets, or all but one. */
  const filtered = (except?: FacetName) =>
    ranked.filter(({ page: found }) => facetNames.every((name) => name === except || isIn(found, name, filters[name])))
  const wanted = filtered()
  const isComplete = ({ share }: { share: number }) => share === 1
  const start = page * pagesPerPage
  const shown = wanted.slice(start, start + pagesPerPage)
  return {
    pages: shown.map(({ page: found, terms, missing }) => {
      const matched = new Set(terms)
      return sectionsOf(found, words, query).map((section, place) => ({
        ...hitOf(found, section, matched, excerptWords),
        missing: place === 0 && missing.length > 0 ? missing : undefined,
      }))
    }),
    count: wanted.length,
    pageCount: Math.ceil(wanted.length / pagesPerPage),
    completeCount: wanted.filter(isComplete).length,
    someWordsFrom: Math.max(0, wanted.findLastIndex(isComplete) + 1 - start),
    unknownWords: unknownWords.length > 0 ? unknownWords : undefined,
    counts: Object.fromEntries(facetNames.map((name) => [name, countValues(filtered(name), name)])),
  }
}

function isIn(page: SearchablePage, name: FacetName, values: readonly string[] = []): boolean {
  return values.length === 0 || facetValues(page)[name].some((value) => values.includes(value))
}

function countValues(found: readonly { page: SearchablePage }[], name: FacetName): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of found.flatMap(({ page }) => facetValues(page)[name])) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/**
 * The page, then its best sections in their order. One with the typed title, `LOG_LEVEL`, or a pasted message is first, without the page unless
 * that has it, too.
 */
export function sectionsOf(page: SearchablePage, words: readonly QueryWord[], query: string): PageSection[] {
  const isTyped = titleMatcher(query)
  const scored = page.sections.map((section, place) => ({
    section,
    place,
    isNamed: isTyped(section.headings.at(-1)),
    score: scoreOf(section, words),
  }))
  const minScore = minSectionShare * Math.max(...scored.map(({ score }) => score))
  const [own, ...below] = scored
  const best = below
    .filter(({ isNamed, score }) => isNamed || (score > 0 && score >= minScore))
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score)
    // Symptoms share the anchor of the heading above them, which is shown once, with the best of them.
    .filter(
      ({ section: { anchor } }, place, all) => all.findIndex(({ section }) => section.anchor === anchor) === place,
    )
    .slice(0, maxSections)
    // Of a message that begins with another one, both are named, and the longer one has more of the query.
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || (a.isNamed ? 0 : a.place - b.place))
  const isNamed = best.some((section) => section.isNamed) && !isTyped(page.title)
  return [...(isNamed || !own ? [] : [own]), ...best].map(({ section }) => section)
}

/** Every word of the query counts once, most in the heading. */
function scoreOf(section: PageSection, query: readonly QueryWord[]): number {
  const { heading, text } = termsOfSection(section)
  const inHeading = query.filter((word) => hasWord(heading, word)).length
  const inText = query.filter((word) => hasWord(text, word)).length
  return inHeading * 3 + inText
}

/** Whether terms (of `termsOfSection`) have a word, the beginning of a longer one, or all words of a synonym. */
function hasWord(terms: string, { words, synonyms }: QueryWord): boolean {
  const hasAll = (phrase: readonly string[]) => phrase.every((word) => terms.includes(` ${word} `))
  const [only = '', ...more] = words
  const isBeginning = more.length === 0 && only.length > 2
  return (isBeginning ? terms.includes(` ${only}`) : hasAll(words)) || synonyms.some(hasAll)
}

/** The page itself shows its description, unless only its text or a keyword has what was searched. */
function hitOf(
  page: SearchablePage,
  section: PageSection,
  matched: ReadonlySet<string>,
  excerptWords: number,
): SearchHit {
  const { anchor, headings, text } = section
  const url = sectionUrl(page, section)
  const names = [page.category, ...[page.title, ...headings].map((name) => markText(name, matched))]
  const textExcerpt = () => markText(text, matched, excerptWords, tokensOf(section))
  if (anchor !== null) return { url, names, excerpt: textExcerpt() }
  const description = markText(page.description, matched, excerptWords)
  const excerpt = [description, ...(isMarked(description) ? [] : [textExcerpt()])].find(isMarked)
  const keyword =
    excerpt !== undefined || names.some(isMarked)
      ? undefined
      : page.keywords.map((name) => markText(name, matched)).find(isMarked)
  return {
    url,
    names,
    excerpt: keyword === undefined ? (excerpt ?? description) : `Keyword: ${keyword}. ${description}`,
  }
}

/** The next letter usually finds the same sections. */
const tokensOf = oncePerObject(({ text }: PageSection) => tokenize(text))

function isMarked(text: string): boolean {
  return text.includes('<mark>')
}
