import { Fragment, type ReactNode } from 'react'
import type { ApiMediaType, ApiParameter, ApiResponse, OperationPart, ParameterPlace } from '../../plugins/gatsby-source-openapi/types'
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
import { SchemaFile } from './SchemaFile'

interface Props {
  method: string
  endpoint: string
  /** Of the page; those of its parts say which there are, in which order. */
  headings: readonly { id: string; text: string }[]
  authentication: string
  /** Ways to be let in, in words; empty where none is needed. */
  security: readonly string[]
  permission: { words: string; names: readonly string[] } | null
  guide?: PageReference
  curlSample: string
  samplesFile: string
  parameters: readonly ApiParameter[]
  requestBody: { required: boolean; description: unknown; mediaTypes: readonly ApiMediaType[] } | null
  responses: readonly ApiResponse[]
  related: readonly { path: string; title: string; method: string }[]
  tag: { path: string; title: string; downloads: { json: string } }
  /** What the operation does. */
  children: ReactNode
}

/** What an operation asks for, takes and answers, part by part as its headings say. */
export function OperationDetails(props: Props) {
  const { method, endpoint, headings, parameters, requestBody, related, tag, children } = props
  const parts: Partial<Record<string, () => ReactNode>> = {
    'code-sample': () => <CodeSample curl={props.curlSample} file={props.samplesFile} />,
    'path-parameters': () => parametersIn('path'),
    'query-parameters': () => parametersIn('query'),
    'header-parameters': () => parametersIn('header'),
    'cookie-parameters': () => parametersIn('cookie'),
    'request-body': () => requestBody && <RequestBody {...requestBody} />,
    responses: () => <Responses responses={props.responses} />,
    'related-operations': () => <RelatedOperations operations={related} tag={tag} />,
  } satisfies Record<OperationPart, () => ReactNode>
  return (
    <SchemaFile.Provider value={tag.downloads.json}>
      <Endpoint method={method} endpoint={endpoint} />
      {children}
      <OperationAccess {...props} />
      {headings.map(({ id, text }) => {
        const part = parts[id]
        return (
          part && (
            <Fragment key={id}>
              <Heading2 id={id}>{text}</Heading2>
              {part()}
            </Fragment>
          )
        )
      })}
    </SchemaFile.Provider>
  )

  function parametersIn(place: ParameterPlace): ReactNode {
    return <ParameterList fields={parameters.filter((parameter) => parameter.in === place)} parent={place} />
  }
}

function RequestBody({ required, description, mediaTypes }: NonNullable<Props['requestBody']>) {
  return (
    <>
      {!required && <p>The body may be left out.</p>}
      {description ? (
        <div>
          <ForeignTree tree={asTree(description)} />
        </div>
      ) : null}
      <MediaTypes mediaTypes={mediaTypes} />
    </>
  )
}
