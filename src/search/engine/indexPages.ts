import MiniSearch from 'minisearch'
import type { IndexedPage, IndexedSection } from '../../shared/search/unpackIndex'
import type { PageIndex } from './rankPages'
import { synonymWords } from './synonymGroups'
import { Vocabulary } from './Vocabulary'
import { wordsOf } from './wordsOf'

/** Fields of a page and what a word in them counts. */
const boost = { title: 8, keywords: 5, headings: 3, description: 2.5, path: 2, symptoms: 2, text: 1 }
type Field = keyof typeof boost

/** Pages that are indexed before other work gets its turn. */
const atOnce = 40

/**
 * Builds the index of all pages, a few at a time, so that queries to another index are answered meanwhile.
 *
 * @param hasTexts whether the pages have their texts yet.
 */
export async function indexPages(pages: readonly IndexedPage[], hasTexts: boolean): Promise<PageIndex> {
  const counts = new Map<string, number>()
  const index = new MiniSearch<number>({
    fields: Object.keys(boost),
    extractField: (place, field) => (field === 'id' ? place : fieldOf(pages[place], field as Field)),
    tokenize: wordsOf,
    processTerm: (word) => {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      return word
    },
    searchOptions: { boost, tokenize: (text) => [text], processTerm: (word) => word, bm25: { k: 1.2, b: 0.6, d: 0.5 } },
  })
  await index.addAllAsync(pages.map((_page, place) => place), { chunkSize: atOnce })
  return { pages, index, vocabulary: new Vocabulary(counts, synonymWords), hasTexts }
}

function fieldOf(page: IndexedPage | undefined, field: Field): string {
  if (!page) return ''
  // A symptom is told in a sentence: its words are no names.
  if (field === 'headings') return headingsOf(page.sections.filter(({ isSymptom }) => !isSymptom))
  if (field === 'symptoms') return headingsOf(page.sections.filter(({ isSymptom }) => isSymptom))
  if (field === 'text') return page.sections.map(({ text }) => text).join('\n')
  return page[field]
}

function headingsOf(sections: readonly IndexedSection[]): string {
  return sections.map(({ headings }) => headings.at(-1) ?? '').join('\n')
}
