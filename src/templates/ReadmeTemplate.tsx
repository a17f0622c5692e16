import { graphql, type PageProps } from 'gatsby'
import { DocPage } from '../doc-page/DocPage'
import { ConnectionTip } from '../doc-page/ConnectionTip'
import { TextOrigin } from '../doc-page/TextOrigin'
import { asTree } from '../markdown/asTree'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { PageHead } from '../shell/PageHead'
import type { PageContext } from '../types/pageContext'

/** A page whose text is the README of a repository, or our own guide in its place. */
export default function ReadmeTemplate({ data, pageContext }: PageProps<Queries.ReadmeTemplateQuery, PageContext>) {
  const { readme } = data
  if (!readme) return null
  return (
    <>
      <PageHead title={readme.title} description={readme.description} path={readme.path} />
      <DocPage
        path={readme.path}
        title={readme.title}
        headings={readme.headings}
        place={pageContext}
        editUrl={readme.editUrl}
        lastUpdated={readme.lastUpdated}
      >
        <TextOrigin {...readme} />
        <ConnectionTip kind={readme.kind} />
        <MarkdownTree tree={asTree(readme.tree)} />
      </DocPage>
    </>
  )
}

export const query = graphql`
  query ReadmeTemplate($id: String!) {
    readme(id: { eq: $id }) {
      ...PageFrame
      kind
      origin
      repository
      revision
      retrievedAt
      tree
    }
  }
`
