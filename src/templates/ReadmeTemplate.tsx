import { graphql, type PageProps } from 'gatsby'
import { DocPage } from '../doc/DocPage'
import { hasWideTable } from '../doc/hasWideTable'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { treeOf, type PageContext } from '../shared/pageData'
import { withReadmeFacts } from '../markdown/text/readmeFacts'

/** A page whose text is the README of a repository, or our own guide in its place. */
export default function ReadmeTemplate({
  data: { readme },
  pageContext,
}: PageProps<Queries.ReadmeTemplateQuery, PageContext>) {
  if (!readme) return null
  const tree = treeOf(readme.tree)
  return (
    <DocPage page={readme} place={pageContext} isWide={hasWideTable(tree)}>
      <MarkdownTree tree={withReadmeFacts(tree, readme)} />
    </DocPage>
  )
}

export const query = graphql`
  query ReadmeTemplate($id: String!) {
    readme(id: { eq: $id }) {
      ...PageFields
      kind
      origin
      repository
      revision
      sdk {
        side
        alsoServer
        version
        newestVersion
        newestSeen
        columns
        cells
      }
      tree
    }
  }
`
