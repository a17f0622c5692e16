import type { SearchablePage } from '../shared/search/searchIndex'
import { dialogAmount } from '../shared/search/searchSettings'
import { indexPages, type PageIndex } from './indexPages'
import { searchPages } from './searchPages'
import type { SearchQuestion, SearchResults } from './SearchResults'

/**
 * @param readPages fetches the index, with the first question or when `prepare` is called, and again after a failure
 * @returns functions that reject when the index is unavailable
 */
export function createSearchEngine(readPages: () => Promise<SearchablePage[]>) {
  let loading: Promise<PageIndex> | undefined
  const load = async () => {
    const index = indexPages(await readPages())
    // What the first question prepares of all pages takes as long as ten later ones.
    searchPages(index, { query: 'flag', filters: {}, ...dialogAmount })
    return index
  }
  const prepare = () => {
    if (loading) return loading
    loading = load()
    loading.catch(() => (loading = undefined))
    return loading
  }
  const search = async (question: SearchQuestion): Promise<SearchResults> => searchPages(await prepare(), question)
  return { prepare, search }
}
