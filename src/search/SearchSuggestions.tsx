import { searchSettings } from '../shared/search/searchSettings'
import { askDialog } from './askDialog'

/**
 * Queries for a reader whose own found nothing. DocSearch has suggestions only after an earlier query had results, and then
 * they are the names of its groups, which nobody would type; the style sheet hides them.
 */
export function SearchSuggestions() {
  return (
    <div className="DocSearch-Suggestions">
      <p className="DocSearch-Help">Try searching for:</p>
      <ul>
        {searchSettings.suggestions.map((query) => (
          <li key={query}>
            <button type="button" className="DocSearch-Prefill" onClick={() => askDialog(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
