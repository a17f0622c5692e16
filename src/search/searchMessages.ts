import { searchSettings, type SearchKind } from '../shared/search/searchSettings'
import type { SearchState } from './client/useSearchResults'

/** Longest part of a query, in characters, that is repeated to the reader: it may be a pasted log. */
const maxShownCharacters = 80

/** A query as messages and titles repeat it. */
export function shownQuery(query: string): string {
  const characters = [...query]
  return characters.length > maxShownCharacters ? `${characters.slice(0, maxShownCharacters).join('').trimEnd()}…` : query
}

/** What a screen reader announces after a search. While the next results are loading, it describes those still shown. */
export function searchMessage(found: SearchState, kinds: readonly SearchKind[] = []): string {
  if (found.state === 'failed') return `Unable to fetch results. ${fetchAdvice()}`
  if (!found.results) return ''
  const { count } = found.results
  const query = shownQuery(found.query)
  const labels = searchSettings.kinds.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label)
  const where = labels.length > 0 ? ` in ${labels.join(', ')}` : ''
  if (count === 0) return `No results for "${query}"${where}`
  return `${count} ${count === 1 ? 'result' : 'results'} for "${query}"${where}`
}

/** What a reader can do when no engine could search. The index is written at the end of a build, so `develop` has none. */
export function fetchAdvice(): string {
  return process.env.NODE_ENV === 'development'
    ? 'Search works on the built site: npm run build, then npm run serve.'
    : 'You might want to check your network connection.'
}

/** A new issue in which a reader reports that a query should have found something. */
export function missingResultsUrl(query: string): string {
  const shown = shownQuery(query)
  const issue = new URLSearchParams({
    title: `[Docs] No search results for "${shown}"`,
    body: `I searched the documentation for "${shown}" and expected to find:\n\n`,
  })
  return `https://github.com/Unleash/unleash/issues/new?${issue.toString()}`
}
