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

/** `feature-archived`, `db.pool.max`, `LOG_LEVEL`, `ADMIN`. */
const nameOfCode = /^\w+([-_.]\w+)+$|^[A-Z]{4,}$/

/** Pages of a lower weight are of the past. */
export const legacyBelow = 50

const stopWords = new Set<string>(searchSettings.stopWords.map(singular))
const kindWords: Readonly<Partial<Record<SearchKind, readonly string[]>>> = searchSettings.kindWords
const namesOfPages = new WeakMap<IndexedPage, readonly PageName[]>()

/**
 * How well a page as a whole fits a query, beyond the words it has: a page that is called what the reader typed, or has a
 * section that is, is the one meant, and so is the operation whose HTTP path was typed. Words that ask for a kind of pages
 * are no part of a name. 1 is neutral.
 */
export function fitOf(page: IndexedPage, asked: readonly QueryWord[], query: string): number {
  const typed = asked.flatMap((word) => word.words)
  const subject = typed.filter((word) => !kindWords[page.kind]?.includes(word))
  const isKindAsked = subject.length > 0 && subject.length < typed.length
  const words = isKindAsked ? subject : typed
  const best = Math.max(...namesOf(page).map((name) => likeness(name.words, words) * name.weight))
  // What the product no longer has keeps its place below what took its place, also when it is called by its name.
  const bonus = page.weight < legacyBelow ? 0 : 4 * best ** 4
  return (page.weight / 100) * (1 + bonus) * (isKindAsked ? kindBonus : 1) * (isMeant(page, query) ? 6 : 1)
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

/** 1 when a name and a query have the same words, 0 when they share none. */
function likeness(name: readonly string[], asked: readonly string[]): number {
  const shared = asked.filter((word) => name.includes(word)).length
  return name.length + asked.length === 0 ? 0 : (2 * shared) / (name.length + asked.length)
}

/** The page of an operation that is called so over HTTP, or one with a section for this very name of code. */
function isMeant(page: IndexedPage, query: string): boolean {
  if (!nameOfCode.test(query.trim())) return isEndpoint(page, query)
  const typed = asName(query)
  return page.sections.some(({ headings }) => isCalled(headings.at(-1) ?? '', typed))
}

/**
 * `/api/admin/projects` or `GET /api/admin/projects`: how an operation is called over HTTP. Only the keyword of an operation
 * has a method; a page that is called `/api/admin/projects` describes the past of it.
 */
function isEndpoint({ keywords }: IndexedPage, query: string): boolean {
  const typed = query.trim().toLowerCase().replace(/\/$/, '')
  if (!/^([a-z]+ )?\/\w/.test(typed)) return false
  const endpoints = keywords.toLowerCase().split('\n').filter((keyword) => /^[a-z]+ \//.test(keyword))
  return endpoints.some((endpoint) => endpoint === typed || endpoint.endsWith(` ${typed}`))
}

function wholeWords(text: string): string[] {
  const words = foundWords(text).map(({ forms: [whole = ''] }) => whole)
  return words.filter((word) => !stopWords.has(word))
}
