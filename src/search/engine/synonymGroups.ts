import { searchSettings } from '../../shared/search/searchSettings'
import { foundWords } from './wordsOf'

/** Groups of synonyms; each of their phrases as words. */
export const synonymGroups: readonly string[][][] = searchSettings.synonyms.map((phrases) => phrases.map(phraseWords))

/** Words of synonyms are right as they are, also those that no page has. */
export const synonymWords: ReadonlySet<string> = new Set(synonymGroups.flat(2))

function phraseWords(phrase: string): string[] {
  return foundWords(phrase).map(({ forms: [whole = ''] }) => whole)
}
