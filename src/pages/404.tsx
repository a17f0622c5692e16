import { graphql, type PageProps } from 'gatsby'
import { PageHead } from '../shell/PageHead'
import { NotFound } from '../shell/NotFound'

/** Shown for every address that is no page; works without JavaScript. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <PageHead title="Page not found" description="There is no page at this address in the Unleash documentation." />
      <NotFound pages={data.allContentPage.nodes} />
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
  }
`
