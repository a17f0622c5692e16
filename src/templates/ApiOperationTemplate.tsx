import { graphql, type PageProps } from 'gatsby'
import { ApiBadges, OlderNotice, OperationStack, VersionBadge } from '../openapi/reference/ApiBadges'
import { OperationDetails } from '../openapi/reference/OperationDetails'
import { DocPage } from '../doc/DocPage'
import { operationOf, type PageContext } from '../shared/pageData'

export default function ApiOperationTemplate({
  data,
  pageContext,
}: PageProps<Queries.ApiOperationTemplateQuery, PageContext>) {
  if (!data.operation) return null
  const operation = operationOf(data.operation)
  const badges = [
    <ApiBadges key="marks" {...operation} />,
    <VersionBadge key="version" version={operation.otherVersion} />,
    <OperationStack key="stack" operation={operation} />,
  ]
  return (
    <DocPage page={operation} place={pageContext} notice={<OlderNotice {...pageContext} />} badges={badges} hasAside>
      <OperationDetails operation={operation} guide={pageContext.guide} />
    </DocPage>
  )
}

export const query = graphql`
  query ApiOperationTemplate($id: String!) {
    operation: apiOperation(id: { eq: $id }) {
      ...PageFields
      ...OperationSummary
      otherVersion
      security
      authentication
      permission {
        words
        names
      }
      events {
        type
        when
      }
      unknownNames
      history {
        words
        use {
          endpoint
          path
        }
      }
      tree
      curlSample
      samplesFile
      sentAfter {
        path
        title
      }
      callbacks {
        path
        title
        method
      }
      related {
        path
        title
        method
      }
      tag {
        path
        title
        downloads {
          json
          yaml
        }
      }
      parameters {
        name
        in
        required
        deprecated
        description
        schema
      }
      requestBody {
        required
        description
        mediaTypes {
          mediaType
          schema
          examples
        }
      }
      responses {
        status
        description
        headers {
          name
          required
          deprecated
          description
          schema
        }
        mediaTypes {
          mediaType
          schema
          examples
        }
      }
    }
    sidebarGroup: apiTag(operations: { elemMatch: { id: { eq: $id } } }) {
      ...SidebarGroup
    }
  }
`
