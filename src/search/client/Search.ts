import type { SearchQuestion, SearchResults } from '../engine/SearchResults'

/** An engine, as dialog and page know it. Rejects when it has no answer. */
export type Search = (question: SearchQuestion) => Promise<SearchResults>
