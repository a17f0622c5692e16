import { Fragment, type ReactNode } from 'react'
import type { ApiMediaType, ApiParameter, ApiResponse } from '../../plugins/gatsby-source-openapi/types'
import { asTree } from '../markdown/asTree'
import { Heading2 } from '../markdown/Heading'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { Endpoint } from './Endpoint'
import { MediaTypes } from './MediaTypes'
import { ParameterList } from './ParameterList'
import { Responses } from './Responses'

/** The build gives the contents list the same ids, and its link check fails when one is missing here. */
const headings = {
  path: { id: 'path-parameters', text: 'Path parameters' },
  query: { id: 'query-parameters', text: 'Query parameters' },
  header: { id: 'header-parameters', text: 'Header parameters' },
  cookie: { id: 'cookie-parameters', text: 'Cookie parameters' },
  requestBody: { id: 'request-body', text: 'Request body' },
  responses: { id: 'responses', text: 'Responses' },
}

const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const

interface Props {
  method: string
  endpoint: string
  /** Ways to be let in, in words; empty where none is needed. */
  security: readonly string[]
  parameters: readonly ApiParameter[]
  requestBody: { required: boolean; description: unknown; mediaTypes: readonly ApiMediaType[] } | null
  responses: readonly ApiResponse[]
  /** What the operation does. */
  children: ReactNode
}

/** What an operation takes and answers. */
export function OperationDetails({ method, endpoint, security, parameters, requestBody, responses, children }: Props) {
  return (
    <>
      <Endpoint method={method} endpoint={endpoint} />
      {children}
      <p>{security.length > 0 ? `Authentication: ${security.join(', or ')}.` : 'No authentication is needed.'}</p>
      {parameterPlaces.map((place) => {
        const fields = parameters.filter((parameter) => parameter.in === place)
        return fields.length === 0 ? null : (
          <Fragment key={place}>
            <Heading2 id={headings[place].id}>{headings[place].text}</Heading2>
            <ParameterList fields={fields} />
          </Fragment>
        )
      })}
      {requestBody && (
        <>
          <Heading2 id={headings.requestBody.id}>{headings.requestBody.text}</Heading2>
          {!requestBody.required && <p>The body may be left out.</p>}
          {requestBody.description ? <MarkdownTree tree={asTree(requestBody.description)} /> : null}
          <MediaTypes mediaTypes={requestBody.mediaTypes} />
        </>
      )}
      {responses.length > 0 && (
        <>
          <Heading2 id={headings.responses.id}>{headings.responses.text}</Heading2>
          <Responses responses={responses} />
        </>
      )}
    </>
  )
}
