import { searchSettings } from '../../shared/search/searchSettings'
import { foundWords, singular } from './wordsOf'

/** What the reader asked for in one place of the query, and what else would be right there. Any of them is enough. */
export interface QueryWord {
  /** As the reader put it: one word, or the words of a known phrase. All of them have to be there. */
  words: string[]
  /** The parts of a compound name, which will do as well. */
  parts: string[]
  synonyms: string[][]
}

/** Groups of synonyms; each of their phrases as words. */
const groups = searchSettings.synonyms.map((phrases) => phrases.map(phraseWords))
const longestPhrase = Math.max(...groups.flat().map((phrase) => phrase.length))
/** Words of synonyms are right as they are, also those that no page has. */
const namedWords = new Set(groups.flat(2))
const stopWords = new Set<string>(searchSettings.stopWords.map(singular))
const weakWords = new Set<string>([...searchSettings.stopWords, ...searchSettings.weakWords].map(singular))

/**
 * The words of a query, without those that say nothing as long as others are left.
 *
 * @param correct what a word that the index does not know was meant to be.
 */
export function queryWords(query: string, correct: (word: string, isLast: boolean) => string = (word) => word): QueryWord[] {
  const typed = foundWords(query).map(({ forms }) => forms)
  const found = typed.map(([whole = '', ...parts], place) =>
    parts.length > 0 || namedWords.has(whole) ? [whole, ...parts] : [correct(whole, place === typed.length - 1)],
  )
  const all: QueryWord[] = []
  for (let place = 0; place < found.length; ) {
    const length = phraseLength(found, place)
    const [whole = '', ...parts] = found[place] ?? []
    const words = length > 1 ? found.slice(place, place + length).map(([form = '']) => form) : [whole]
    all.push({ words, parts: length > 1 ? [] : parts, synonyms: synonymsOf(words) })
    place += length
  }
  return [weakWords, stopWords, new Set<string>()].map((silent) => withoutWords(all, silent)).find(({ length }) => length > 0) ?? []
}

function withoutWords(all: readonly QueryWord[], silent: ReadonlySet<string>): QueryWord[] {
  return all.filter(({ words }) => words.length > 1 || !silent.has(words[0] ?? ''))
}

/** How many words from here on are a phrase that has synonyms; 1 when none is. */
function phraseLength(found: readonly string[][], place: number): number {
  for (let length = Math.min(longestPhrase, found.length - place); length > 1; length -= 1) {
    const words = found.slice(place, place + length).map(([form = '']) => form)
    if (groups.some((group) => group.some((phrase) => isSame(phrase, words)))) return length
  }
  return 1
}

function synonymsOf(words: readonly string[]): string[][] {
  return groups
    .filter((group) => group.some((phrase) => isSame(phrase, words)))
    .flatMap((group) => group.filter((phrase) => !isSame(phrase, words)))
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, place) => word === b[place])
}

function phraseWords(phrase: string): string[] {
  return foundWords(phrase).map(({ forms: [whole = ''] }) => whole)
}
