import type { PageProps } from 'gatsby'
import { SearchPage } from '../search/page/SearchPage'
import { useSearchQuery } from '../search/page/useSearchQuery'
import { shownQuery } from '../search/shownQuery'
import { PageHead } from '../shell/PageHead'

/** The page of search results; its frame is in the HTML, what is found comes from the reader's browser. */
export default function SearchResultsPage({ location: { search } }: PageProps) {
  const asked = useSearchQuery(search)
  const { query } = asked.address
  // Tabs and entries of the history are told apart by it.
  const title = query === '' ? 'Search' : `"${shownQuery(query)}" – Search`
  return (
    <>
      <PageHead title={title} description="Search the Unleash documentation: guides, reference, SDKs and the API." />
      <SearchPage search={search} asked={asked} />
    </>
  )
}
