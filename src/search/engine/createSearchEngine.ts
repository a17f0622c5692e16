import { withTexts, type FirstPart, type TextPart } from '../../shared/search/searchIndex'
import { dialogAmount } from '../../shared/search/searchSettings'
import { indexPages, type PageIndex } from './indexPages'
import { searchPages } from './searchPages'
import type { SearchQuestion, SearchResults } from './SearchResults'

/** Milliseconds for which a question waits for the texts, so that most readers never see partial results. */
export const shortWait = 300
/** How many titles are searched ahead: about 225 ms of a fast processor, before the reader has typed much. */
const warmUpQueries = 20

/**
 * `readPart` fetches a file of the index. Without the second, results are from titles and headings alone, and say so (`isPartial`).
 * What could not be loaded is requested again by the next question.
 */
export function createSearchEngine(readPart: (path: string) => Promise<unknown>, firstPath: string) {
  const loadTitles = retried(async () => {
    const part = (await readPart(firstPath)) as FirstPart
    const index = await indexPages(part.pages, false)
    return {
      part,
      index,
      shortlyAfter: new Promise<void>((resolve) => setTimeout(resolve, shortWait)).then(() => index),
    }
  })
  const loadTexts = retried(async () => {
    const { part } = await loadTitles()
    const index = await indexPages(withTexts(part.pages, (await readPart(part.texts)) as TextPart), true)
    void warmUp(index)
    return index
  })

  /** Rejects when the first file is unavailable; the texts may follow later. */
  async function prepare() {
    const { index, shortlyAfter } = await loadTitles()
    return { index, shortlyAfter, texts: loadTexts() }
  }

  /** @throws when the first file is unavailable, or the texts are and nothing is found without them. */
  async function search(question: SearchQuestion): Promise<SearchResults> {
    const { index, shortlyAfter, texts } = await prepare()
    const used = await Promise.race(question.waitsForTexts ? [texts] : [texts, shortlyAfter]).catch(() => undefined)
    // Without the texts, partial results have to do: the reader may be offline.
    const results = searchPages(used ?? index, question)
    if (!used && results.count === 0) throw new Error('The texts of the search index could not be loaded.')
    return results
  }

  return { prepare, search, prepareTexts: loadTexts }
}

/** Searches for some titles, each in a task of its own: what the first query prepares of all pages takes as long as ten later ones. */
async function warmUp(index: PageIndex): Promise<void> {
  const titles = index.pages.map(({ title }) => title)
  for (const query of titles.filter((_title, place) => place % Math.ceil(titles.length / warmUpQueries) === 0)) {
    await new Promise((resolve) => setTimeout(resolve))
    searchPages(index, { query, kinds: [], ...dialogAmount })
  }
}

/** Loads once, and again after a failure. */
function retried<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    if (loading) return loading
    loading = load()
    loading.catch(() => (loading = undefined))
    return loading
  }
}
