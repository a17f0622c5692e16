import { Fragment, type ReactNode } from 'react'
import type { ApiMediaType, ApiParameter, ApiResponse } from '../../plugins/gatsby-source-openapi/types'
import { asTree } from '../markdown/asTree'
import { Heading2 } from '../markdown/Heading'
import { ForeignTree } from '../markdown/ForeignTree'
import type { PageReference } from '../shared/sidebarTree'
import { CodeSample } from './CodeSample'
import { Endpoint } from './Endpoint'
import { MediaTypes } from './MediaTypes'
import { OperationAccess } from './OperationAccess'
import { ParameterList } from './ParameterList'
import { RelatedOperations } from './RelatedOperations'
import { Responses } from './Responses'

/** The build gives the contents list the same ids, and its link check fails when one is missing here. */
const headings = {
  sample: { id: 'code-sample', text: 'Code sample' },
  path: { id: 'path-parameters', text: 'Path parameters' },
  query: { id: 'query-parameters', text: 'Query parameters' },
  header: { id: 'header-parameters', text: 'Header parameters' },
  cookie: { id: 'cookie-parameters', text: 'Cookie parameters' },
  requestBody: { id: 'request-body', text: 'Request body' },
  responses: { id: 'responses', text: 'Responses' },
  related: { id: 'related-operations', text: 'Related operations' },
}

const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const

interface Props {
  method: string
  endpoint: string
  /** Ways to be let in, in words; empty where none is needed. */
  security: readonly string[]
  permissions: readonly string[] | null
  guide?: PageReference
  curlSample: string
  samplesFile: string
  parameters: readonly ApiParameter[]
  requestBody: { required: boolean; description: unknown; mediaTypes: readonly ApiMediaType[] } | null
  responses: readonly ApiResponse[]
  related: readonly { path: string; title: string; method: string }[]
  tag: { path: string; title: string }
  /** What the operation does. */
  children: ReactNode
}

/** What an operation asks for, takes and answers. */
export function OperationDetails(props: Props) {
  const { method, endpoint, parameters, requestBody, responses, related, children } = props
  return (
    <>
      <Endpoint method={method} endpoint={endpoint} />
      {children}
      <OperationAccess {...props} />
      <Heading2 id={headings.sample.id}>{headings.sample.text}</Heading2>
      <CodeSample curl={props.curlSample} file={props.samplesFile} />
      {parameterPlaces.map((place) => {
        const fields = parameters.filter((parameter) => parameter.in === place)
        return fields.length === 0 ? null : (
          <Fragment key={place}>
            <Heading2 id={headings[place].id}>{headings[place].text}</Heading2>
            <ParameterList fields={fields} parent={place} />
          </Fragment>
        )
      })}
      {requestBody && (
        <>
          <Heading2 id={headings.requestBody.id}>{headings.requestBody.text}</Heading2>
          {!requestBody.required && <p>The body may be left out.</p>}
          {requestBody.description ? (
            <div>
              <ForeignTree tree={asTree(requestBody.description)} />
            </div>
          ) : null}
          <MediaTypes mediaTypes={requestBody.mediaTypes} />
        </>
      )}
      {responses.length > 0 && (
        <>
          <Heading2 id={headings.responses.id}>{headings.responses.text}</Heading2>
          <Responses responses={responses} />
        </>
      )}
      {related.length > 0 && (
        <>
          <Heading2 id={headings.related.id}>{headings.related.text}</Heading2>
          <RelatedOperations operations={related} tag={props.tag} />
        </>
      )}
    </>
  )
}
