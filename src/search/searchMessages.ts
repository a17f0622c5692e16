import { planNames } from '../shared/plans'
import { searchSettings, type SearchKind } from '../shared/search/searchSettings'
import type { SearchState } from './client/useSearchResults'
import type { SearchFilters, SearchResults } from './engine/SearchResults'

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
  const { count, hidden } = found.results
  const { query, kinds, plans = [] } = found.question
  const labels = searchSettings.kinds.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label)
  const where = `${labels.length > 0 ? ` in ${labels.join(', ')}` : ''}${planText(plans)}`
  const message = `${count === 0 ? 'No results' : resultCount(count)} for "${shownQuery(query)}"${where}`
  return hidden === 0
    ? message
    : `${message}. ${resultCount(hidden)} for other plans ${hidden === 1 ? 'is' : 'are'} hidden.`
}

function planText(plans: readonly string[]): string {
  const names = plans.map((plan) => planNames[plan]).join(' or ')
  return plans.length === 0 ? '' : ` on the ${names} plan`
}

function resultCount(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`
}

export interface FilterOption {
  label: string
  /** The filters after the reader has chosen it, or left it again. */
  change: Partial<SearchFilters>
  isOn?: boolean
  isReset?: boolean
  count?: number
}

/** The kinds, each of which a reader adds or leaves out. */
export function kindOptions(chosen: readonly SearchKind[], counts: SearchResults['kinds']): FilterOption[] {
  return searchSettings.kinds.map(({ kind, label }) => {
    const isOn = chosen.includes(kind)
    const kinds = isOn ? chosen.filter((other) => other !== kind) : [...chosen, kind]
    return { label, change: { kinds }, isOn, count: counts[kind] ?? 0 }
  })
}

/** The plans, each of which a reader adds or leaves out; that of the reader's stack is marked. */
export function planOptions(chosen: readonly string[], own = document.documentElement.dataset.plan): FilterOption[] {
  return Object.entries(planNames).map(([plan, name]) => {
    const isOn = chosen.includes(plan)
    const plans = isOn ? chosen.filter((other) => other !== plan) : [...chosen, plan]
    return { label: plan === own ? `${name} (my stack)` : name, change: { plans }, isOn }
  })
}

/** Filters without which there are more results, to offer to readers; of both kinds if neither alone helps who has found nothing. */
export function removalOptions(
  { kinds, plans = [] }: SearchFilters,
  { count, hidden, kinds: counts }: SearchResults,
): FilterOption[] {
  const options = [
    ...(hidden > 0 ? [{ label: 'Show results for all plans', change: { plans: [] } }] : []),
    ...(count === 0 && Object.keys(counts).length > 0
      ? [{ label: 'Show results of all kinds', change: { kinds: [] } }]
      : []),
  ]
  const isStuck = count === 0 && options.length === 0 && kinds.length > 0 && plans.length > 0
  return isStuck ? [{ label: 'Search without filters', change: { kinds: [], plans: [] } }] : options
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
