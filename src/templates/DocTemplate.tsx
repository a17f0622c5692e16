import { graphql, type PageProps } from 'gatsby'
import { Availability } from '../doc-page/Availability'
import { DocPage } from '../doc-page/DocPage'
import { asTree } from '../markdown/asTree'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { CardPages } from '../markdown/SidebarCards'
import { PageHead } from '../shell/PageHead'
import type { PageContext } from '../types/pageContext'

/** A page written in content/docs. */
export default function DocTemplate({ data, pageContext }: PageProps<Queries.DocTemplateQuery, PageContext>) {
  const { doc } = data
  if (!doc) return null
  const { availability, deprecated } = doc
  return (
    <CardPages.Provider value={doc.listedPages}>
      <PageHead title={doc.title} description={doc.description} path={doc.path} />
      <DocPage
        path={doc.path}
        title={doc.title}
        marks={
          (availability || deprecated) && (
            <Availability plans={availability?.plans ?? []} since={availability?.since ?? null} isDeprecated={deprecated} />
          )
        }
        headings={doc.headings}
        place={pageContext}
        editUrl={doc.editUrl}
        lastUpdated={doc.lastUpdated}
      >
        <MarkdownTree tree={asTree(doc.tree)} />
      </DocPage>
    </CardPages.Provider>
  )
}

export const query = graphql`
  query DocTemplate($id: String!) {
    doc(id: { eq: $id }) {
      ...PageFrame
      availability {
        plans
        since
      }
      deprecated
      listedPages {
        path
        sidebarLabel
        description
      }
      tree
    }
  }
`
