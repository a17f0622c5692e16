import { graphql, type PageProps } from 'gatsby'
import type { ApiMediaType, ApiParameter, ApiResponse } from '../../plugins/gatsby-source-openapi/types'
import { ApiMarks } from '../api-reference/ApiMarks'
import { OperationDetails } from '../api-reference/OperationDetails'
import { DocPage } from '../doc-page/DocPage'
import { asTree } from '../markdown/asTree'
import { ForeignTree } from '../markdown/ForeignTree'
import { PageHead } from '../shell/PageHead'
import type { PageContext } from '../types/pageContext'

/** One operation of the API. */
export default function ApiOperationTemplate({ data, pageContext }: PageProps<Queries.ApiOperationTemplateQuery, PageContext>) {
  const { operation } = data
  if (!operation) return null
  const { requestBody } = operation
  return (
    <>
      <PageHead title={operation.title} description={operation.description} path={operation.path} />
      <DocPage
        path={operation.path}
        title={operation.title}
        marks={<ApiMarks {...operation} />}
        headings={operation.headings}
        place={pageContext}
        editUrl={operation.editUrl}
        lastUpdated={operation.lastUpdated}
      >
        <OperationDetails
          method={operation.method}
          endpoint={operation.endpoint}
          headings={operation.headings}
          security={operation.security}
          authentication={operation.authentication}
          permission={operation.permission}
          guide={pageContext.guide}
          curlSample={operation.curlSample}
          samplesFile={operation.samplesFile}
          // What GraphQL knows as JSON inside them is what the plugin's types say.
          parameters={operation.parameters as unknown as ApiParameter[]}
          requestBody={requestBody && { ...requestBody, mediaTypes: requestBody.mediaTypes as unknown as ApiMediaType[] }}
          responses={operation.responses as unknown as ApiResponse[]}
          related={operation.related}
          tag={operation.tag}
        >
          <ForeignTree tree={asTree(operation.tree)} />
        </OperationDetails>
      </DocPage>
    </>
  )
}

export const query = graphql`
  query ApiOperationTemplate($id: String!) {
    operation: apiOperation(id: { eq: $id }) {
      ...PageFrame
      method
      endpoint
      availability
      stability
      deprecated
      security
      authentication
      permission {
        words
        names
      }
      tree
      curlSample
      samplesFile
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
          id
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
          id
          mediaType
          schema
          examples
        }
      }
    }
    sidebarGroup: apiTag(operations: { elemMatch: { id: { eq: $id } } }) {
      path
      operations {
        path
        sidebarLabel
      }
    }
  }
`
