import type MiniSearch from 'minisearch'
import type { IndexedPage } from '../../shared/search/unpackIndex'
import { adjacency, plainWords } from './adjacency'
import { endpointFit } from './endpointFit'
import { fitOf } from './fitOf'
import { looseWords, type QueryWord } from './queryWords'
import type { Vocabulary } from './Vocabulary'
import { wordMatches, type WordMatch } from './wordMatches'

/** A page that fits, and by which words. */
interface RankedPage {
  page: IndexedPage
  matches: readonly WordMatch[]
  score: number
}

export interface PageIndex {
  pages: readonly IndexedPage[]
  index: MiniSearch<number>
  vocabulary: Vocabulary
  /** Whether it was made of texts as well, not of titles and headings alone. */
  hasTexts: boolean
}

/** Pages whose words are looked at in their order: reading texts takes time. */
const closest = 30

/** With fewer pages than this that have all words, pages that have some of them stand among them. */
const enough = 5

/** From so many words on a query is a sentence: a long page may have all of them and be about none. */
const sentence = 4

/** What a page must have of a sentence to stand among those that have all of it. */
const enoughOfSentence = 0.6

/** What it counts more that an operation is called over HTTP as the reader typed. */
const endpointBonus = 10

/**
 * Pages for a query, best first: those that have all of its words; for a sentence also those that have most, and when they are
 * few, those that have some.
 *
 * @param words of the query, as `queryWords` reads them.
 */
export function rankPages({ pages, index }: PageIndex, words: readonly QueryWord[], query: string): RankedPage[] {
  const found = foundPages(pages, index, words)
  const endpoint = endpointFit(query)
  const some = (found.some(({ share }) => share === 1) ? found : foundPages(pages, index, looseWords(words))).map((one) => {
    const fits = endpoint(one.page)
    // Names in the path of a call are the reader's own: no page has them.
    return fits > 0 ? { ...one, share: 1, score: one.score * (1 + endpointBonus * fits) } : one
  })
  const least = words.length < sentence ? 1 : enoughOfSentence
  const isFew = some.filter(({ share }) => share === 1).length < enough
  const fit = fitOf(words, query)
  const ranked = (isFew ? some : some.filter(({ share }) => share >= least))
    .map(({ page, matches, share, score }): RankedPage => ({ page, matches, score: score * share ** 1.5 * fit(page) }))
    .sort((a, b) => b.score - a.score)
  const typed = plainWords(query)
  const close = ranked.slice(0, closest).map((one) => ({ ...one, score: one.score * adjacency(one.page, typed) }))
  return [...close.sort((a, b) => b.score - a.score), ...ranked.slice(closest)]
}

interface FoundPage {
  page: IndexedPage
  matches: readonly WordMatch[]
  score: number
  /** Of the words of the query that the page has, by how rare they are; 1 is all. */
  share: number
}

/** The pages that have any of the words. A word that no page has is left out: it is no reason to find nothing. */
function foundPages(pages: readonly IndexedPage[], index: PageIndex['index'], words: readonly QueryWord[]): FoundPage[] {
  const known = words
    .map((word, place) => wordMatches(index, word, place === words.length - 1))
    .filter(({ size }) => size > 0)
    // As the library weighs a word, but with its synonyms: what nearly every page says somehow says little.
    .map((matches) => ({ matches, rarity: Math.log(1 + pages.length / matches.size) }))
  const total = known.reduce((sum, { rarity }) => sum + rarity, 0)
  return pages.flatMap((page, id) => {
    const matches: WordMatch[] = []
    let score = 0
    let had = 0
    for (const { matches: pagesOfWord, rarity } of known) {
      const match = pagesOfWord.get(id)
      if (!match) continue
      matches.push(match)
      // Roots: some of each word says more than much of one.
      score += rarity * Math.sqrt(match.score)
      had += rarity
    }
    return matches.length === 0 ? [] : [{ page, matches, score: score ** 2, share: matches.length === known.length ? 1 : had / total }]
  })
}
