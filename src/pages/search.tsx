import type { PageProps } from 'gatsby'
import { SearchPage } from '../search/page/SearchPage'
import { useSearchParameters } from '../search/page/searchParameters'
import { shownQuery } from '../search/searchMessages'
import { PageHead } from '../ui/PageHead'

/** The page of search results; the HTML has its layout, the browser adds the results. */
export default function SearchResultsPage({ location: { search } }: PageProps) {
  const field = useSearchParameters(search)
  const { query } = field.parameters
  // The query tells browser tabs and history entries apart.
  const title = query === '' ? 'Search' : `"${shownQuery(query)}" – Search`
  return (
    <>
      <PageHead title={title} description="Search the Unleash documentation: guides, reference, SDKs and the API." />
      <SearchPage search={search} field={field} />
    </>
  )
}
