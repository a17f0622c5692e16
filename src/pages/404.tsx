import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../ui/PageHead'
import { NotFound } from '../layout/NotFound'
import { ownPath } from '../platform/basePath'

/** Shown for every path without a page; works without JavaScript. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <PageHead title="Page not found" description="The Unleash documentation has no page at this URL." />
      <NotFound
        pages={data.allContentPage.nodes}
        redirects={data.allRedirect.nodes}
        path={ownPath(location.pathname)}
      />
    </>
  )
}

export const query = graphql`
  query NotFoundPage {
    allContentPage(sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    allRedirect(sort: { from: ASC }) {
      nodes {
        from
        to
      }
    }
  }
`
