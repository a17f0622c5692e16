import { SearchLink } from './SearchLink'
import { searchOpening } from './searchOpening'

interface Props {
  /** DocSearch's own state. */
  state: { query: string; context: Record<string, unknown> }
}

/** Below the hits of the dialog: the page with all of them, which can be filtered. */
export function AllResultsLink({ state: { query, context } }: Props) {
  const count = Number(context.nbHits)
  return (
    <SearchLink href={`/search?q=${encodeURIComponent(query)}`} onFollow={searchOpening.close}>
      {count > 1 ? `See all ${count} results` : 'See the results on a page'}
    </SearchLink>
  )
}
