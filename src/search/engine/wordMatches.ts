import type MiniSearch from 'minisearch'
import type { Query, QueryCombination } from 'minisearch'
import type { QueryWord } from './queryWords'

/** What a synonym counts, compared with the word itself. */
const synonymWeight = 0.35
/** What the parts of a compound count, compared with the compound. */
const partWeight = 0.25

/** What a page has of one word of the query. */
export interface WordMatch {
  score: number
  terms: readonly string[]
}

/**
 * The pages that have a word, or the beginning of a longer one, or all parts of it, or a synonym. The best of these counts: a
 * page that says flag, toggle and switch does not say three times as much as one that says flag.
 *
 * @param isLast the last word of a query may be unfinished.
 */
export function wordMatches(index: MiniSearch<number>, word: QueryWord, isLast: boolean): ReadonlyMap<number, WordMatch> {
  const matches = new Map<number, WordMatch>()
  for (const query of waysToSay(word, isLast)) {
    for (const { id, score, terms, queryTerms } of index.search(query)) {
      const before = matches.get(id as number)
      // The library multiplies by the number of words; what a word says does not grow with the ways to say it.
      const once = score / (queryTerms.length || 1)
      matches.set(id as number, {
        score: Math.max(once, before?.score ?? 0),
        terms: before ? [...before.terms, ...terms] : terms,
      })
    }
  }
  return matches
}

function waysToSay({ words, parts, synonyms }: QueryWord, isLast: boolean): Query[] {
  const isPhrase = words.length > 1
  const itself = isPhrase ? all(words, 1) : beginning(words[0] ?? '', isLast)
  return [
    // A compound stands in a text together with its parts: both count there.
    parts.length > 1 ? { combineWith: 'OR', queries: [itself, all(parts, partWeight)] } : itself,
    ...synonyms.map((phrase) => all(phrase, isPhrase ? 1 : synonymWeight)),
  ]
}

/** Words that have to be there exactly, and together count this much. */
function all(words: readonly string[], weight: number): QueryCombination {
  return { combineWith: 'AND', queries: [...words], prefix: false, boostTerm: () => weight / words.length }
}

/**
 * A word, and longer ones that begin with it: for the last word, which may be unfinished, from the second letter on. Of a
 * whole word there are many at times (`flagProvider`, `flagName`), which are no more than akin to it.
 */
function beginning(word: string, isLast: boolean): QueryCombination {
  return { combineWith: 'OR', queries: [word], prefix: word.length > (isLast ? 1 : 3), weights: { prefix: isLast ? 0.5 : 0.2, fuzzy: 0 } }
}
