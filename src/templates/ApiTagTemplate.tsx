import { graphql, type PageProps } from 'gatsby'
import { OlderNotice, VersionBadge } from '../openapi/reference/ApiBadges'
import { Downloads, OperationTable, PlanNote } from '../openapi/reference/OperationList'
import { DocPage } from '../doc/DocPage'
import { UntrustedTree } from '../markdown/UntrustedTree'
import { treeOf, type PageContext } from '../shared/pageData'

export default function ApiTagTemplate({
  data: { tag },
  pageContext,
}: PageProps<Queries.ApiTagTemplateQuery, PageContext>) {
  if (!tag) return null
  return (
    <DocPage
      page={tag}
      place={pageContext}
      notice={<OlderNotice {...pageContext} />}
      isWide
      badges={tag.otherVersion && <VersionBadge version={tag.otherVersion} />}
    >
      <UntrustedTree tree={treeOf(tag.tree)} />
      <OperationTable operations={tag.operations} />
      {tag.operations.some(({ availability }) => availability === 'enterprise') && <PlanNote />}
      <Downloads what="This part of the OpenAPI document" files={tag.downloads} />
    </DocPage>
  )
}

export const query = graphql`
  query ApiTagTemplate($id: String!) {
    tag: apiTag(id: { eq: $id }) {
      ...PageFields
      tree
      otherVersion
      downloads {
        json
        yaml
      }
      operations {
        ...OperationSummary
      }
    }
    sidebarGroup: apiTag(id: { eq: $id }) {
      ...SidebarGroup
    }
  }
`
