import { graphql, type PageProps } from 'gatsby'
import { DocPage } from '../doc/DocPage'
import { hasWideTable } from '../doc/hasWideTable'
import { ReadmeNotes } from '../doc/ReadmeNotes'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { treeOf, type PageContext } from '../shared/pageData'

/** A page whose text is the README of a repository, or our own guide in its place. */
export default function ReadmeTemplate({
  data: { readme },
  pageContext,
}: PageProps<Queries.ReadmeTemplateQuery, PageContext>) {
  if (!readme) return null
  const tree = treeOf(readme.tree)
  return (
    <DocPage page={readme} place={pageContext} isWide={hasWideTable(tree)}>
      <ReadmeNotes readme={readme} />
      <MarkdownTree tree={tree} />
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
      tree
    }
  }
`
