import MiniSearch from 'minisearch'
import { distance } from 'fastest-levenshtein'
import { oncePerObject, oncePerText } from '../shared/oncePerObject'
import { rankingRules } from '../shared/search/rankingRules'
import type { PageSection, SearchablePage } from '../shared/search/searchIndex'
import { searchSettings } from '../shared/search/searchSettings'
import { synonymWords, termsOf } from '../shared/words'

const { typos } = searchSettings

const fields = ['title', 'keywords', 'headings', 'description', 'symptoms', 'text'] as const
type Field = (typeof fields)[number]

export interface PageIndex {
  pages: readonly SearchablePage[]
  /** The ID of a page is its place in `pages`. */
  index: MiniSearch<number>
  spelling: Spelling
}

export function indexPages(pages: readonly SearchablePage[]): PageIndex {
  const counts = new Map<string, number>()
  const { title, keywords, headings, description } = rankingRules
  const boost = {
    title: title.value,
    keywords: keywords.value,
    headings: headings.value,
    description: description.value,
  }
  const index = new MiniSearch<number>({
    fields: [...fields],
    extractField: (id, field) => (field === 'id' ? id : fieldOf(pages[id], field as Field)),
    tokenize: (value, field) => (field === 'text' ? (value.match(/\S+/g) ?? []) : termsOf(value)),
    processTerm: (term) => {
      counts.set(term, (counts.get(term) ?? 0) + 1)
      return term
    },
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  })
  index.addAll([...pages.keys()])
  return { pages, index, spelling: createSpelling(counts) }
}

function fieldOf(page: SearchablePage | undefined, field: Field): string {
  if (!page) return ''
  if (field === 'keywords') return page.keywords.join('\n')
  if (field === 'text') return page.sections.map((section) => termsOfSection(section).text).join('')
  if (field !== 'headings' && field !== 'symptoms') return page[field]
  // A symptom is a sentence: its words are not names.
  const named = page.sections.filter(({ isSymptom }) => Boolean(isSymptom) === (field === 'symptoms'))
  return named.map(({ headings }) => headings.at(-1) ?? '').join('\n')
}

/** Terms of a section with a space before and after each: in a string, a word is found faster than its beginning in a set. */
export const termsOfSection = oncePerObject(({ headings, text }: PageSection) => ({
  heading: spaced(headings.at(-1) ?? ''),
  text: spaced(text),
}))

function spaced(text: string): string {
  return ` ${termsOf(text)
    .map((term) => `${term} `)
    .join('')}`
}

export interface Spelling {
  /** Whether a page has a word, or one that begins with it, or the word has synonyms. */
  knows: (word: string) => boolean
  /** The word itself when it is known, else the most frequent of the words with the fewest typos in between. */
  correct: (word: string) => string
}

/** @param counts how often each word of the index occurs */
export function createSpelling(counts: ReadonlyMap<string, number>): Spelling {
  const words = [...new Set([...counts.keys(), ...synonymWords])]
  const knows = (word: string) => words.some((known) => known.startsWith(word))
  const correct = (word: string) => {
    const allowed = word.length < typos.one || /^\d/.test(word) ? 0 : word.length < typos.two ? 1 : 2
    if (allowed === 0 || knows(word)) return word
    let best = { word, typos: allowed, count: -1 }
    for (const candidate of words) {
      if (Math.abs(candidate.length - word.length) > best.typos) continue
      const typos = distance(word, candidate) - (isSwap(word, candidate) ? 1 : 0)
      const count = counts.get(candidate) ?? 0
      if (typos < best.typos || (typos === best.typos && count > best.count)) best = { word: candidate, typos, count }
    }
    return best.word
  }
  return { knows, correct: oncePerText(correct) }
}

/** Whether two letters in a row changed places. */
function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, place) => letter !== b[place])
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
