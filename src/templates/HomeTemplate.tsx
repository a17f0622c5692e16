import { graphql, type PageProps } from 'gatsby'
import { PageFooter } from '../doc/PageFooter'
import { HomePage } from '../home/HomePage'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { homeOf, treeOf, type PageContext } from '../shared/pageData'
import { PageHead } from '../ui/PageHead'

/** The home page, with the text of content/docs/index.mdx at its end. Tabs at the start of the text are shown beside the title. */
export default function HomeTemplate({ data, pageContext }: PageProps<Queries.HomeTemplateQuery, PageContext>) {
  const { doc, home, sdks } = data
  if (!doc || !home) return null
  const tree = treeOf(doc.tree)
  const samples = tree[0]?.[0] === 'Tabs' ? 1 : 0
  return (
    <>
      <PageHead {...doc} />
      <HomePage
        title={doc.title}
        {...homeOf(home.settings)}
        sdks={sdks.nodes}
        code={samples > 0 && <MarkdownTree tree={tree.slice(0, samples)} />}
        footer={<PageFooter page={doc} place={pageContext} />}
      >
        <MarkdownTree tree={tree.slice(samples)} />
      </HomePage>
    </>
  )
}

export const query = graphql`
  query HomeTemplate($id: String!) {
    doc(id: { eq: $id }) {
      ...PageFields
      tree
    }
    home {
      settings
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
