import { searchSettings } from '../../shared/search/searchSettings'
import type { SearchKind } from '../../shared/search/SearchRecord'
import type { IndexedPage } from '../../shared/search/unpackIndex'
import { asName, isCalled } from './isCalled'
import type { QueryWord } from './queryWords'
import { foundWords, singular } from './wordsOf'

interface PageName {
  words: readonly string[]
  /** 1 for the title. */
  weight: number
}

/** What the names of sections count, of which a page has many. */
const headingWeight = 0.75

/** What a page counts whose kind was asked for. */
const kindBonus = 1.8

/**
 * What it counts that a page of the API reference is called what was typed, as long as nobody asked for the API: "Context" is
 * the name of a list of operations, but who types "context" wants to know what it is.
 */
const unaskedApi = 0.5

/** `feature-archived`, `db.pool.max`, `LOG_LEVEL`, `ADMIN`. */
const nameOfCode = /^\w+([-_.]\w+)+$|^[A-Z]{4,}$/

/** Pages of a lower weight are of the past. */
export const legacyBelow = 50

const stopWords = new Set<string>(searchSettings.stopWords.map(singular))
const kindWords: Readonly<Partial<Record<SearchKind, readonly string[]>>> = searchSettings.kindWords
const namesOfPages = new WeakMap<IndexedPage, readonly PageName[]>()

/**
 * How well pages as a whole fit a query, beyond the words they have: a page that is called what the reader typed, or has a
 * section that is, is the one meant. Words that ask for a kind of pages are no part of a name.
 *
 * @returns what a page counts; 1 is neutral. Hundreds of pages are asked for at every letter, so what depends on the query
 *   alone is found out once.
 */
export function fitOf(asked: readonly QueryWord[], query: string): (page: IndexedPage) => number {
  const typed = asked.flatMap((word) => word.words)
  const isMeant = meantBy(query)
  return (page) => {
    const subject = typed.filter((word) => !kindWords[page.kind]?.includes(word))
    const isKindAsked = subject.length > 0 && subject.length < typed.length
    const best = bestLikeness(namesOf(page), isKindAsked ? subject : typed)
    // What the product no longer has keeps its place below what took its place, also when it is called by its name.
    const bonus = page.weight < legacyBelow ? 0 : (page.kind === 'api' && !isKindAsked ? unaskedApi : 1) * 4 * best ** 4
    return (page.weight / 100) * (1 + bonus) * (isKindAsked ? kindBonus : 1) * (isMeant(page) ? 6 : 1)
  }
}

function namesOf(page: IndexedPage): readonly PageName[] {
  const before = namesOfPages.get(page)
  if (before) return before
  const names = [
    { words: wholeWords(page.title), weight: 1 },
    { words: wholeWords(page.path.slice(page.path.lastIndexOf('/'))), weight: 0.95 },
    ...page.keywords.split('\n').map((keyword) => ({ words: wholeWords(keyword), weight: 0.9 })),
    ...page.sections.map(({ headings }) => ({ words: wholeWords(headings.at(-1) ?? ''), weight: headingWeight })),
  ]
  namesOfPages.set(page, names)
  return names
}

/** How like the query the name is that is most like it: 1 for a title with the same words, 0 when no name shares any. */
function bestLikeness(names: readonly PageName[], asked: readonly string[]): number {
  let best = 0
  for (const { words, weight } of names) {
    const shared = asked.filter((word) => words.includes(word)).length
    if (shared > 0) best = Math.max(best, (weight * 2 * shared) / (words.length + asked.length))
  }
  return best
}

/** Tells pages with a section for this very name of code. */
function meantBy(query: string): (page: IndexedPage) => boolean {
  if (!nameOfCode.test(query.trim())) return () => false
  const typed = asName(query)
  return ({ sections }) => sections.some(({ headings }) => isCalled(headings.at(-1) ?? '', typed))
}

function wholeWords(text: string): string[] {
  const words = foundWords(text).map(({ forms: [whole = ''] }) => whole)
  return words.filter((word) => !stopWords.has(word))
}
