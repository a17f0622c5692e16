import { graphql, type PageProps } from 'gatsby'
import { Downloads } from '../api-reference/Downloads'
import { OperationTable } from '../api-reference/OperationTable'
import { DocPage } from '../doc-page/DocPage'
import { asTree } from '../markdown/asTree'
import { ForeignTree } from '../markdown/ForeignTree'
import { PageHead } from '../shell/PageHead'
import type { PageContext } from '../types/pageContext'

/** The operations of one tag of the API. */
export default function ApiTagTemplate({ data, pageContext }: PageProps<Queries.ApiTagTemplateQuery, PageContext>) {
  const { tag } = data
  if (!tag) return null
  return (
    <>
      <PageHead title={tag.title} description={tag.description} path={tag.path} />
      <DocPage
        path={tag.path}
        title={tag.title}
        headings={tag.headings}
        place={pageContext}
        editUrl={tag.editUrl}
        lastUpdated={tag.lastUpdated}
      >
        <ForeignTree tree={asTree(tag.tree)} />
        <OperationTable operations={tag.operations} />
        <Downloads what="This part of the OpenAPI document" files={tag.downloads} />
      </DocPage>
    </>
  )
}

export const query = graphql`
  query ApiTagTemplate($id: String!) {
    tag: apiTag(id: { eq: $id }) {
      ...PageFrame
      tree
      downloads {
        json
        yaml
      }
      operations {
        path
        title
        method
        endpoint
        availability
        stability
        deprecated
      }
    }
    sidebarGroup: apiTag(id: { eq: $id }) {
      path
      operations {
        path
        sidebarLabel
      }
    }
  }
`
