import { searchSettings } from '../shared/search/searchSettings'
import { maxPhraseLength, singular, synonymsOf, tokenize } from '../shared/words'
import type { Spelling } from './indexPages'

/** A word of a query and what may be in its place: any of them is enough. */
export interface QueryWord {
  /** One word as the reader put it, or the words of a known phrase. All of them have to be there. */
  words: string[]
  synonyms: readonly string[][]
  /** What the reader wrote. */
  typed: string
  /** Whether that is a name which no page has, and this one of its parts. */
  isPart: boolean
}

export const stopWords: ReadonlySet<string> = new Set(searchSettings.stopWords.map(singular))

/** Pasted messages have one, which differs from machine to machine. */
const ipAddress = /\b\d{1,3}(\.\d{1,3}){3}\b/g

/** What version something is in says nothing about the subject: every page has that. Versions of something else do. */
const versionQuestion =
  /\b(?:(?:since|in|from) )?(?:which|what) versions?\b(?: of unleash\b|(?! of\b))|\bsince (?:version|when)\b/gi

/** Soft hyphens, and characters without a width: copied text has them within words. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** The words of a query with their synonyms, full-width letters as normal ones, without typos, and without IP addresses, questions for the version and stop words unless there are no others. */
export function queryWords(query: string, spelling: Spelling): QueryWord[] {
  const plain = query.normalize('NFKC').replace(invisible, '')
  const text = plain.replace(ipAddress, ' ').replace(versionQuestion, ' ').trim() || plain
  const read = tokenize(text).flatMap(({ start, end, terms }) =>
    correctTerms(terms, spelling).map((term, _place, { length }) => ({
      term,
      typed: text.slice(start, end),
      isPart: length > 1,
    })),
  )
  const terms = read.map(({ term }) => term)
  const all: QueryWord[] = []
  for (let place = 0; place < terms.length; place += all.at(-1)?.words.length ?? 1) {
    const words = phraseAt(terms, place)
    const from = read.slice(place, place + words.length)
    const typed = [...new Set(from.map((one) => one.typed))].join(' ')
    all.push({ words, synonyms: synonymsOf(words), typed, isPart: from.some(({ isPart }) => isPart) })
  }
  const meaningful = all.filter(({ words: [first = '', ...more] }) => more.length > 0 || !stopWords.has(first))
  return meaningful.length > 0 ? meaningful : all
}

/** The terms of a word without typos; a compound name that no page has is read as its parts: `EDGE_ULR` is edge and url. */
function correctTerms([whole = '', ...parts]: readonly string[], { knows, correct }: Spelling): string[] {
  const meant = parts.every(knows) ? whole : correct(whole)
  if (parts.length === 0) return [correct(whole)]
  return knows(meant) ? [meant] : parts.map(correct)
}

/** The longest phrase with synonyms that begins at a place, or the word there. */
function phraseAt(typed: readonly string[], place: number): string[] {
  for (let length = Math.min(maxPhraseLength, typed.length - place); length > 1; length -= 1) {
    const phrase = typed.slice(place, place + length)
    if (synonymsOf(phrase).length > 0) return phrase
  }
  return typed.slice(place, place + 1)
}
