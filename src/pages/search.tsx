import type { PageProps } from 'gatsby'
import { SearchPage } from '../search/page/SearchPage'
import { PageHead } from '../shell/PageHead'

/** The page of search results; its frame is in the HTML, what is found comes from the reader's browser. */
export default function SearchResultsPage({ location }: PageProps) {
  return (
    <>
      <PageHead title="Search" description="Search the Unleash documentation: guides, reference, SDKs and the API." />
      <SearchPage search={location.search} />
    </>
  )
}
