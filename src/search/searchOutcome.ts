import { fetchAdvice } from './fetchAdvice'
import { shownQuery } from './shownQuery'

/** How the last question ended, and how many results it has: for those who do not see the list. */
export type SearchOutcome = { state: 'none' } | { state: 'failed' } | { state: 'answered'; count: number; query: string }

/** What a screen reader says after a search. */
export function outcomeMessage(outcome: SearchOutcome): string {
  if (outcome.state === 'none') return ''
  if (outcome.state === 'failed') return `Unable to fetch results. ${fetchAdvice()}`
  const query = shownQuery(outcome.query)
  if (outcome.count === 0) return `No results for "${query}"`
  return `${outcome.count} ${outcome.count === 1 ? 'result' : 'results'} for "${query}"`
}
