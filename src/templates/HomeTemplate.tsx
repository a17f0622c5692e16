import { graphql, type PageProps } from 'gatsby'
import { PageFooter } from '../doc-page/PageFooter'
import { PageNeighbours } from '../doc-page/PageNeighbours'
import { HomePage } from '../home-page/HomePage'
import { asTree } from '../markdown/asTree'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { PageHead } from '../shell/PageHead'
import type { PageContext } from '../types/pageContext'

/** The front door, with the text of content/docs/index.mdx below it. */
export default function HomeTemplate({ data, pageContext }: PageProps<Queries.HomeTemplateQuery, PageContext>) {
  const { doc, home, sdks } = data
  if (!doc || !home) return null
  return (
    <>
      <PageHead title={doc.title} description={doc.description} path={doc.path} />
      <HomePage
        title={doc.title}
        {...home}
        sdks={sdks.nodes}
        footer={
          <>
            <PageFooter path={doc.path} editUrl={doc.editUrl} lastUpdated={doc.lastUpdated} />
            <PageNeighbours {...pageContext} />
          </>
        }
      >
        <MarkdownTree tree={asTree(doc.tree)} />
      </HomePage>
    </>
  )
}

export const query = graphql`
  query HomeTemplate($id: String!) {
    doc(id: { eq: $id }) {
      ...PageFrame
      tree
    }
    home {
      lead
      doorsTitle
      doors {
        title
        text
        to
      }
      sdksTitle
    }
    sdks: allReadme(filter: { kind: { in: ["server-side", "client-side"] } }, sort: { sidebarLabel: ASC }) {
      nodes {
        path
        sidebarLabel
        kind
      }
    }
  }
`
