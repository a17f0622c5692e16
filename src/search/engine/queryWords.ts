import { searchSettings } from '../../shared/search/searchSettings'
import { synonymGroups, synonymWords } from './synonymGroups'
import type { Vocabulary } from './Vocabulary'
import { foundWords, singular } from './wordsOf'

/** What the reader asked for in one place of the query, and what else would be right there. Any of them is enough. */
export interface QueryWord {
  /** As the reader put it: one word, or the words of a known phrase. All of them have to be there. */
  words: string[]
  /** The parts of a compound name, which will do as well. */
  parts: string[]
  synonyms: string[][]
}

/** What corrects the words of a query: see `Vocabulary`. */
type Dictionary = Pick<Vocabulary, 'knows' | 'correct'>

const noDictionary: Dictionary = { knows: () => true, correct: (word) => word }

/** Words of a question, without those of its grammar, of which one alone is too little to ask for. */
const longQuestion = 3

const longestPhrase = Math.max(...synonymGroups.flat().map((phrase) => phrase.length))
const stopWords = new Set<string>(searchSettings.stopWords.map(singular))
const weakWords = new Set<string>([...searchSettings.stopWords, ...searchSettings.weakWords].map(singular))

/**
 * The words of a query, without those that say nothing as long as others are left.
 *
 * @param dictionary knows what a word that no page has was meant to be.
 */
export function queryWords(query: string, dictionary: Dictionary = noDictionary): QueryWord[] {
  const typed = foundWords(query).map(({ forms }) => forms)
  const found = typed.map((forms, place) => correctForms(forms, place === typed.length - 1, dictionary))
  const all: QueryWord[] = []
  const said = new Set<string>()
  for (let place = 0; place < found.length; ) {
    const length = phraseLength(found, place)
    const [whole = '', ...parts] = found[place] ?? []
    const words = length > 1 ? found.slice(place, place + length).map(([form = '']) => form) : [whole]
    // Who says a word twice does not ask for it twice.
    if (!said.has(words.join(' '))) all.push({ words, parts: length > 1 ? [] : parts, synonyms: synonymsOf(words) })
    said.add(words.join(' '))
    place += length
  }
  const [telling = [], spoken = []] = [weakWords, stopWords].map((silent) => withoutWords(all, silent))
  // Of `flags that nobody uses any more` what is weak says more than what is left.
  const isTold = telling.length > (spoken.length < longQuestion ? 0 : 1)
  return isTold ? telling : spoken.length > 0 ? spoken : all
}

/** A word without its slips; in a compound name they are looked for in its parts, and the name is corrected if one has any. */
function correctForms([whole = '', ...parts]: readonly string[], isLast: boolean, { knows, correct }: Dictionary): string[] {
  if (synonymWords.has(whole)) return [whole, ...parts]
  if (parts.length === 0) return [correct(whole, isLast)]
  const isRight = (part: string) => knows(part) || synonymWords.has(part)
  if (parts.every(isRight)) return [whole, ...parts]
  const meant = parts.map((part, place) => (isRight(part) ? part : correct(part, isLast && place === parts.length - 1)))
  return [correct(whole, isLast), ...meant]
}

/**
 * The parts of compound names as words of their own, for when nothing has all of them; those that stand nearly everywhere
 * are no help.
 */
export function looseWords(words: readonly QueryWord[]): QueryWord[] {
  const loose = words.flatMap((word) =>
    word.parts.length === 0 ? [word] : word.parts.map((part) => ({ words: [part], parts: [], synonyms: synonymsOf([part]) })),
  )
  const telling = withoutWords(loose, weakWords)
  return telling.length > 0 ? telling : loose
}

function withoutWords(all: readonly QueryWord[], silent: ReadonlySet<string>): QueryWord[] {
  return all.filter(({ words }) => words.length > 1 || !silent.has(words[0] ?? ''))
}

/** How many words from here on are a phrase that has synonyms; 1 when none is. */
function phraseLength(found: readonly string[][], place: number): number {
  for (let length = Math.min(longestPhrase, found.length - place); length > 1; length -= 1) {
    const words = found.slice(place, place + length).map(([form = '']) => form)
    if (synonymGroups.some((group) => group.some((phrase) => isSame(phrase, words)))) return length
  }
  return 1
}

function synonymsOf(words: readonly string[]): string[][] {
  return synonymGroups
    .filter((group) => group.some((phrase) => isSame(phrase, words)))
    .flatMap((group) => group.filter((phrase) => !isSame(phrase, words)))
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, place) => word === b[place])
}
