import { graphql, type PageProps } from 'gatsby'
import { ApiIndex } from '../api-reference/ApiIndex'
import { ApiIntroduction } from '../api-reference/ApiIntroduction'
import { DocPage } from '../doc-page/DocPage'
import { asTree } from '../markdown/asTree'
import { PageHead } from '../shell/PageHead'
import type { PageContext } from '../types/pageContext'

/** The index of the API reference, or its introduction. */
export default function ApiPageTemplate({ data, pageContext, location }: PageProps<Queries.ApiPageTemplateQuery, PageContext>) {
  const { api, index, introduction } = data
  if (!api || !index || !introduction) return null
  return (
    <>
      <PageHead title={api.title} description={api.description} path={api.path} />
      <DocPage
        path={api.path}
        title={api.title}
        headings={api.headings}
        place={pageContext}
        editUrl={api.editUrl}
        lastUpdated={api.lastUpdated}
      >
        {api.kind === 'index' ? (
          <ApiIndex
            version={api.version}
            introduction={introduction.path}
            downloads={api.downloads}
            tags={api.tags}
            search={location.search}
          />
        ) : (
          <ApiIntroduction
            version={api.version}
            index={index.path}
            operationCount={api.operationCount}
            downloads={api.downloads}
            tree={asTree(api.tree)}
            ownTree={asTree(api.ownTree)}
          />
        )}
      </DocPage>
    </>
  )
}

export const query = graphql`
  query ApiPageTemplate($id: String!) {
    api: apiPage(id: { eq: $id }) {
      ...PageFrame
      kind
      version
      tree
      ownTree
      operationCount
      downloads {
        json
        yaml
      }
      tags {
        path
        title
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
    }
    index: apiPage(kind: { eq: "index" }) {
      path
    }
    introduction: apiPage(kind: { eq: "introduction" }) {
      path
    }
  }
`
