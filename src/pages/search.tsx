import { graphql, type PageProps } from 'gatsby'
import { docsVersion } from '../platform/buildValues'
import { SearchPage } from '../search/page/SearchPage'
import { type SearchedVersions, useSearchParameters } from '../search/page/searchParameters'
import { shownQuery } from '../search/searchMessages'
import { PageHead } from '../ui/PageHead'

/** The page of search results; the HTML has its layout, the browser adds the results. */
export default function SearchResultsPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const versions = searchedVersions(data)
  const field = useSearchParameters(location, versions)
  const { query } = field.parameters
  // The query tells browser tabs and history entries apart.
  const title = query === '' ? 'Search' : `"${shownQuery(query)}" – Search`
  return (
    <>
      <PageHead title={title} description="Search the Unleash documentation: guides, reference, SDKs and the API." />
      <SearchPage search={location.search} field={field} />
    </>
  )
}

/** A site with one version of the API names none in `edition`. */
function searchedVersions({ allApiPage: { nodes } }: Queries.SearchPageQuery): SearchedVersions {
  const editions = nodes.flatMap(({ edition }) => edition ?? [])
  return {
    current: editions.find(({ isCurrent }) => isCurrent)?.name ?? docsVersion,
    older: editions.filter(({ isCurrent }) => !isCurrent).map(({ name }) => name),
  }
}

export const query = graphql`
  query SearchPage {
    allApiPage(filter: { kind: { eq: "index" } }) {
      nodes {
        edition {
          name
          isCurrent
        }
      }
    }
  }
`
