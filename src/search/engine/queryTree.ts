import type { QueryCombination } from 'minisearch'
import type { QueryWord } from './queryWords'

/** What a synonym counts, compared with the word itself. */
const synonymWeight = 0.35
/** What the parts of a compound count, compared with the compound. */
const partWeight = 0.5

/** A query in MiniSearch's terms: all words (or any), each as it is, as the beginning of a longer one, or by its synonyms. */
export function queryTree(words: readonly QueryWord[], combineWith: 'AND' | 'OR'): QueryCombination {
  return { combineWith, queries: words.map((word, place) => wordTree(word, place === words.length - 1)) }
}

function wordTree({ words, parts, synonyms }: QueryWord, isLast: boolean): QueryCombination {
  const isPhrase = words.length > 1
  return {
    combineWith: 'OR',
    queries: [
      isPhrase ? all(words, 1) : beginning(words[0] ?? '', isLast),
      ...(parts.length > 1 ? [all(parts, partWeight)] : []),
      ...synonyms.map((phrase) => all(phrase, isPhrase ? 1 : synonymWeight)),
    ],
  }
}

/** Words that have to be there exactly, and together count this much. */
function all(words: readonly string[], weight: number): QueryCombination {
  return { combineWith: 'AND', queries: [...words], prefix: false, boostTerm: () => weight / words.length }
}

/** A word, and longer ones that begin with it: for the last word, which may be unfinished, from the second letter on. */
function beginning(word: string, isLast: boolean): QueryCombination {
  return { combineWith: 'OR', queries: [word], prefix: word.length > (isLast ? 1 : 3), weights: { prefix: 0.5, fuzzy: 0 } }
}
