import { graphql, type PageProps } from 'gatsby'
import { SearchPage } from '../search/page/SearchPage'
import { useSearchParameters } from '../search/page/searchParameters'
import { shownQuery } from '../search/searchMessages'
import { PageHead } from '../ui/PageHead'

/** The page of search results; the HTML has its layout, the browser adds the results. */
export default function SearchResultsPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const older = data.allApiPage.nodes.flatMap(({ edition }) => edition?.name ?? [])
  const field = useSearchParameters(location, older)
  const { query } = field.parameters
  // The query tells browser tabs and history entries apart.
  const title = query === '' ? 'Search' : `"${shownQuery(query)}" – Search`
  return (
    <>
      <PageHead title={title} description="Search the Unleash documentation: guides, reference, SDKs and the API." />
      <SearchPage field={field} />
    </>
  )
}

export const query = graphql`
  query SearchPage {
    allApiPage(filter: { kind: { eq: "index" }, edition: { isCurrent: { eq: false } } }) {
      nodes {
        edition {
          name
        }
      }
    }
  }
`
