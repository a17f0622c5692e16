import { searchSettings } from '../../shared/search/searchSettings'
import type { IndexedPage } from '../../shared/search/unpackIndex'
import { legacyBelow } from './fitOf'
import { foundWords, singular } from './wordsOf'

/** What a section counts more that has the whole query word by word. */
const wholeBonus = 2

const silent = new Set<string>([...searchSettings.stopWords, ...searchSettings.weakWords].map(singular))
const plainTexts = new WeakMap<IndexedPage, string>()

/**
 * How much more a page counts that has words of the query beside each other in one section, as who pastes a message has them:
 * 1 when it has no two, 3 when it has them all. A run counts by its share of the telling words, twice as a long one is less
 * likely to be chance.
 *
 * @param typed the query, as `plainWords` reads it.
 */
export function adjacency(page: IndexedPage, typed: readonly string[]): number {
  const telling = typed.filter((word) => !silent.has(word)).length
  // As in `fitOf`: what the product no longer has keeps its place below what took its place.
  if (telling < 2 || page.weight < legacyBelow) return 1
  return 1 + wholeBonus * (longestRun(plainText(page), typed) / telling) ** 2
}

/** The words of a text in their order; of a compound name its parts, so that `LOG_LEVEL` is log and level. */
export function plainWords(text: string): string[] {
  return foundWords(text).flatMap(({ forms: [whole = '', ...parts] }) => (parts.length > 0 ? parts : [whole]))
}

/** Telling words of the longest run of words that a text has; a word alone is none. */
function longestRun(text: string, typed: readonly string[]): number {
  let longest = 0
  for (let from = 0; from < typed.length - 1; from += 1) {
    let to = from + 2
    if (!text.includes(` ${typed.slice(from, to).join(' ')} `)) continue
    while (to < typed.length && text.includes(` ${typed.slice(from, to + 1).join(' ')} `)) to += 1
    const run = typed.slice(from, to).filter((word) => !silent.has(word)).length
    if (run > 1) longest = Math.max(longest, run)
  }
  return longest
}

/** All sections, a line each, in plain words with a space round each. */
function plainText(page: IndexedPage): string {
  const before = plainTexts.get(page)
  if (before !== undefined) return before
  const lines = page.sections.flatMap(({ headings, text }) => [headings.at(-1) ?? '', text])
  const text = [page.title, page.description, ...lines].map((line) => ` ${plainWords(line).join(' ')} `).join('\n')
  plainTexts.set(page, text)
  return text
}
