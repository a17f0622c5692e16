import { graphql, type PageProps } from 'gatsby'
import { OlderNotice, VersionBadge } from '../openapi/reference/ApiBadges'
import { ApiIndex, ApiIntroduction } from '../openapi/reference/ApiIndex'
import { DocPage } from '../doc/DocPage'
import { treeOf, type PageContext } from '../shared/pageData'

/** The index of the API reference, or its introduction. */
export default function ApiPageTemplate({
  data,
  pageContext,
  location,
}: PageProps<Queries.ApiPageTemplateQuery, PageContext>) {
  const { api, changes } = data
  if (!api) return null
  return (
    <DocPage
      page={api}
      place={pageContext}
      notice={<OlderNotice {...pageContext} />}
      isWide={api.kind === 'index'}
      badges={api.otherVersion && <VersionBadge version={api.otherVersion} />}
    >
      {api.notice && <p>{api.notice}</p>}
      {api.kind === 'index' ? (
        <ApiIndex {...api} versions={changes.distinct} location={location} />
      ) : (
        <ApiIntroduction {...api} tree={treeOf(api.tree)} ownTree={treeOf(api.ownTree)} />
      )}
    </DocPage>
  )
}

export const query = graphql`
  query ApiPageTemplate($id: String!) {
    api: apiPage(id: { eq: $id }) {
      ...PageFields
      kind
      version
      notice
      otherVersion
      tree
      ownTree
      index
      introduction
      operationCount
      downloads {
        json
        yaml
      }
      tags {
        path
        title: sidebarLabel
        summary
        operations {
          ...OperationSummary
        }
      }
    }
    changes: allVersionChange {
      distinct(field: { version: SELECT })
    }
  }
`
