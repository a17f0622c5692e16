import type { SearchState } from './client/useSearchResults'
import { unknownNote } from '../search-engine/missingWords'
import { filterText } from './facets'

/** Of a query, which may be a pasted log. */
const maxShownCharacters = 80

/** A query as messages and titles repeat it. */
export function shownQuery(query: string): string {
  const characters = [...query]
  return characters.length > maxShownCharacters
    ? `${characters.slice(0, maxShownCharacters).join('').trimEnd()}…`
    : query
}

/** What a screen reader announces after a search. While the next results are loading, it describes those still shown. */
export function searchMessage(found: SearchState): string {
  if (found.state === 'failed') return `Unable to fetch results. ${fetchAdvice()}`
  if (!found.results) return ''
  const { count, completeCount, unknownWords } = found.results
  const { query, filters } = found.question
  const shown = completeCount || count
  const number = count === 0 ? 'No results' : `${shown} ${shown === 1 ? 'result' : 'results'}`
  const where = filterText(filters)
  const message = `${number} for "${shownQuery(query)}"${where && ` in ${where}`}`
  const more = completeCount > 0 ? `and ${count - completeCount} ` : ''
  const some = count > completeCount ? `${message}, ${more}with some of these words` : message
  return unknownWords && count > 0 ? `${some}. ${unknownNote(unknownWords)}` : some
}

/** What a reader can do when no engine could search. In `develop`, the server prints why it has no index. */
export function fetchAdvice(): string {
  return process.env.NODE_ENV === 'development'
    ? 'The output of npm run develop says why.'
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
