import type { Query, SearchResult } from 'minisearch'
import { endpointFit } from '../shared/endpointFit'
import { oncePerObject } from '../shared/oncePerObject'
import { rankingRules as rules } from '../shared/search/rankingRules'
import { sdkOf, type SearchablePage } from '../shared/search/searchIndex'
import { currentVersion } from '../shared/search/searchSettings'
import { wholeWords } from '../shared/words'
import type { PageIndex } from './indexPages'
import type { SearchQuestion } from './SearchResults'
import { hasParts, nameOf, namesInCapitals, type PageName, spacedWords, titleMatcher } from './names'
import type { QueryWord } from './queryWords'

interface RankedPage {
  page: SearchablePage
  terms: string[]
  score: number
  /** The part of the query that the page has, weighted by how rare its words are; 1 is all of it. */
  share: number
  /** The words that other pages have and this one doesn't, as the reader wrote them. */
  missing: string[]
}

/**
 * So many pages are the best ones whatever they lack: one that has most of a question in its title is worth more there than one that has
 * each word in passing. After them, pages with all words come before those with some.
 */
const bestPlaces = 3

/**
 * Best first. When few pages have all words, those with any. Of pages in several versions, the current one, unless `version` is known.
 *
 * @returns the pages, and the words that no page has, as the reader wrote them
 */
export function rankPages(
  index: PageIndex,
  words: readonly QueryWord[],
  { query, version, sdk = '' }: Pick<SearchQuestion, 'query' | 'version' | 'sdk'>,
): { ranked: RankedPage[]; unknownWords: string[] } {
  const wanted =
    version !== undefined && index.pages.some((page) => page.version === version) ? version : currentVersion
  const fitOf = pageFit(query)
  const boost = titleBoost(words, query, { fitOf, unfinished: unfinishedWord(index, words) })
  const isNamed = ({ title }: SearchablePage) =>
    wholeWords(title).some((name) => name !== 'sdk' && words.some((word) => word.words.includes(name)))
  const isKnown = sdk !== '' && index.pages.some(({ path }) => sdkOf(path) === sdk)
  const isOtherSdk = (page: SearchablePage) => isKnown && ![undefined, sdk].includes(sdkOf(page.path)) && !isNamed(page)
  const { pages, unknownWords } = findPages(index, words, wanted)
  const found = pages.map((one): RankedPage => {
    // No page has the names in the reader's own path or message: `/api/admin/projects/my-project`.
    const isMeant = fitOf(one.page) > 0
    const share = isMeant ? 1 : one.share
    return {
      ...one,
      share,
      missing: isMeant ? [] : one.missing,
      score: one.score * share * boost(one.page) * (isOtherSdk(one.page) ? rules.otherSdk.value : 1),
    }
  })
  const isFew = found.filter(({ share }) => share === 1).length < rules.fewPages.value
  const sorted = found
    .filter(({ share }) => share >= (isFew ? rules.someWords.value : rules.minShare.value))
    .sort((a, b) => b.score - a.score)
  const isComplete = ({ share }: RankedPage) => share === 1
  const others = sorted.slice(bestPlaces)
  return {
    ranked: [
      ...sorted.slice(0, bestPlaces),
      ...others.filter(isComplete),
      ...others.filter((page) => !isComplete(page)),
    ],
    unknownWords: pages.some(({ page }) => fitOf(page) > 0) ? [] : unknownWords,
  }
}

/** What each word of the last query to an index found: the next letter changes the last word only. */
const lastMatches = oncePerObject((_index: PageIndex) => new Map<string, SearchResult[]>())

/** The pages that each word finds, in a version or in all. */
function matchesOf(index: PageIndex, words: readonly QueryWord[], version: string): SearchResult[][] {
  const known = lastMatches(index)
  const filter = ({ id }: { id: unknown }) => [undefined, version].includes(index.pages[id as number]?.version)
  const matches = words.map((word, place) => {
    const query = queryOf(word, place === words.length - 1)
    const key = JSON.stringify([version, query])
    return [key, known.get(key) ?? index.index.search(query, { filter })] as const
  })
  known.clear()
  for (const [key, found] of matches) known.set(key, found)
  return matches.map(([, found]) => found)
}

/** Pages with any of the words, in a version or in all. A word that no page has is left out. */
function findPages(index: PageIndex, words: readonly QueryWord[], version: string) {
  const { pages } = index
  const all = matchesOf(index, words, version)
  const typedWith = (isWanted: (matches: readonly SearchResult[], word: QueryWord) => boolean) =>
    words.flatMap((word, place) => (isWanted(all[place] ?? [], word) ? [word.typed] : []))
  const results = all.filter(({ length }) => length > 0)
  const rarityOf = ({ length }: readonly unknown[]) => Math.log(1 + pages.length / length) ** rules.rarity.value
  const total = results.reduce((sum, matches) => sum + rarityOf(matches), 0)
  const found = new Map<number, RankedPage & { has: Set<unknown> }>()
  for (const matches of results) {
    const rarity = rarityOf(matches)
    for (const { id, score, terms, queryTerms } of matches) {
      const page = pages[id as number]
      if (!page) continue
      const one = found.get(id as number) ?? { page, terms: [], score: 0, share: 0, missing: [], has: new Set() }
      one.has.add(matches)
      found.set(id as number, one)
      one.terms.push(...terms)
      // The library multiplies by the number of terms.
      one.score += rarity * (score / (queryTerms.length || 1)) ** rules.root.value
      one.share += rarity / total
    }
  }
  const ranked = [...found.values()].map(({ has, ...one }): RankedPage => {
    const isComplete = has.size === new Set(results).size
    return {
      ...one,
      score: one.score ** (1 / rules.root.value),
      share: isComplete ? 1 : one.share,
      missing: isComplete ? [] : typedWith((matches, { isPart }) => !isPart && matches.length > 0 && !has.has(matches)),
    }
  })
  return { pages: ranked, unknownWords: typedWith(({ length }, { isPart }) => isPart || length === 0) }
}

/** A word, longer ones that begin with it, and its synonyms; the last word may be unfinished. */
function queryOf({ words, synonyms }: QueryWord, isLast: boolean): Query {
  const [word = '', ...more] = words
  const isPhrase = more.length > 0
  const typed = isPhrase ? allOf(words) : { queries: [word], prefix: word.length > (isLast ? 1 : rules.prefix.value) }
  return { combineWith: 'OR', queries: [typed, ...synonyms.map(allOf)] }
}

/** Words that all have to be there exactly, and count together like one. */
function allOf(words: readonly string[]): Query {
  return { combineWith: 'AND', queries: [...words], prefix: false, boostTerm: () => 1 / words.length }
}

/** The last word, if no page has it in a name: readers see results while they type. As for `queryOf`, one letter says nothing. */
function unfinishedWord({ pages }: PageIndex, words: readonly QueryWord[]): string | undefined {
  const last = words.at(-1)?.words.at(-1) ?? ''
  return last.length < 2 || pages.some((page) => namesOf(page).all.has(last)) ? undefined : last
}

/** `feature-archived`, `db.pool.max`, `LOG_LEVEL`, `ADMIN`. */
const codeName = /^\w+([-_.]\w+)+$|^[A-Z]{4,}$/

/**
 * A factor for each page, 1 is neutral: its weight, how similar its names are to the query, and whether the query has its path or message.
 * `unfinished` counts as any word that it begins.
 */
export function titleBoost(
  words: readonly QueryWord[],
  query: string,
  { fitOf = pageFit(query), unfinished = '' } = {},
): (page: SearchablePage) => number {
  const typed = words.flatMap((word) => word.words)
  const others = typed.filter((word) => word !== 'api' && word !== 'endpoint')
  const subject = others.length > 0 ? others : typed
  const isCodeName = codeName.test(query.trim()) || namesInCapitals(query).length > 0
  const isTyped = titleMatcher(query)
  return (page) => {
    const isNamedApi = page.kind === 'api' && others.length < typed.length
    const { names, all } = namesOf(page)
    // Most pages have the words only in their text.
    const similarity =
      typed.some((word) => all.has(word)) || beginsOne([...all], unfinished)
        ? Math.max(...names.map((name) => similarityOf(name, isNamedApi ? subject : typed, unfinished)))
        : 0
    const weight = page.weight < rules.nameless.value ? 0 : page.kind === 'api' && !isNamedApi ? rules.apiName.value : 1
    const isMeant = isCodeName && page.sections.some(({ headings }) => isTyped(headings.at(-1)))
    const title = 1 + weight * rules.similarity.value * similarity ** rules.steepness.value
    const bonus =
      (isMeant ? rules.codeName.value : 1) *
      (isNamedApi ? rules.namedApi.value : 1) *
      (1 + rules.endpoint.value * fitOf(page))
    return (page.weight / 100) * title * bonus
  }
}

/** How well a page fits the path or the message in a query, as a function of the page: 1 is the path itself, 0 not at all. */
function pageFit(query: string): (page: SearchablePage) => number {
  const fitOf = endpointFit(query)
  const typed = spacedWords(query)
  return oncePerObject((page) => {
    if (namesOf(page).messages.some((parts) => hasParts(typed, parts))) return rules.message.value
    return fitOf ? Math.max(0, ...endpointsOf(page).map(fitOf)) : 0
  })
}

/** Only a keyword with a method is an endpoint. */
const endpointsOf = oncePerObject(({ keywords }: SearchablePage) =>
  keywords.filter((keyword) => /^[A-Z]+ \//.test(keyword)),
)

const namesOf = oncePerObject(({ title, keywords, sections }: SearchablePage) => {
  const headings = sections.map((section) => section.headings.at(-1) ?? '')
  const names = [title, ...keywords, ...headings].map(nameOf)
  const messages = names.flatMap(({ parts }) => (parts.length > 0 ? [parts] : []))
  return { names, messages, all: new Set(names.flatMap(({ words }) => words)) }
})

/** Dice coefficient of two lists of words: 1 when they are the same, 0 when they share none. A typed word may be the beginning of one. */
function similarityOf({ words }: PageName, typed: readonly string[], unfinished: string): number {
  const shared = typed.filter(
    (word) => words.includes(word) || (word === unfinished && beginsOne(words, unfinished)),
  ).length
  return shared === 0 ? 0 : (2 * shared) / (words.length + typed.length)
}

function beginsOne(words: readonly string[], beginning: string): boolean {
  return beginning !== '' && words.some((word) => word.startsWith(beginning))
}
