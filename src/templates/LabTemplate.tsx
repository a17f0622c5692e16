import { graphql, type PageProps } from 'gatsby'
import { DocPage } from '../doc-page/DocPage'
import { LabTool } from '../lab/page/LabTool'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { treeOf, type PageContext } from '../types/pageData'

/** The evaluation lab, above the text of content/docs/lab.mdx. */
export default function LabTemplate({ data: { doc }, pageContext, location }: PageProps<Queries.LabTemplateQuery, PageContext>) {
  if (!doc) return null
  return (
    <DocPage page={doc} place={pageContext} tool={<LabTool search={location.search} visit={location.key ?? ''} />}>
      <MarkdownTree tree={treeOf(doc.tree)} />
    </DocPage>
  )
}

export const query = graphql`
  query LabTemplate($id: String!) {
    doc(id: { eq: $id }) {
      ...PageFields
      tree
    }
  }
`
