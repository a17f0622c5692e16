import { Fragment, type ReactNode } from 'react'
import type { ApiRequestBody, OperationPart, ParameterPlace } from '../../plugins/gatsby-source-openapi/types'
import { Heading2 } from '../markdown/Heading'
import { UntrustedTree } from '../markdown/UntrustedTree'
import { requestId } from '../shared/rowAnchors'
import type { PageReference } from '../shared/sidebarTree'
import type { Operation } from '../types/pageData'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { SiteLink } from '../ui/SiteLink'
import { CodeSample } from './CodeSample'
import { Example, MediaTypes } from './MediaTypes'
import { OperationAccess } from './OperationAccess'
import * as styles from './OperationDetails.module.css'
import { EndpointPath, MethodBadge } from './ApiBadges'
import { ResponseExamples, Responses } from './Responses'
import { SchemaFile } from './SchemaFacts'
import { ParameterList } from './SchemaTree'

/** Description, examples and fields, in the order of the page's headings. Wide screens show the examples beside the rest. */
export function OperationDetails({ operation, guide }: { operation: Operation; guide?: PageReference | undefined }) {
  const { method, endpoint, headings, parameters, requestBody, tag } = operation
  const parametersIn = (place: ParameterPlace) => (
    <ParameterList fields={parameters.filter((parameter) => parameter.in === place)} parent={place} />
  )
  const parts: Partial<Record<string, () => ReactNode>> = {
    'path-parameters': () => parametersIn('path'),
    'query-parameters': () => parametersIn('query'),
    'header-parameters': () => parametersIn('header'),
    'cookie-parameters': () => parametersIn('cookie'),
    'request-body': () => requestBody && <RequestBody {...requestBody} />,
    responses: () => <Responses responses={operation.responses} />,
    'related-operations': () => <RelatedOperations operations={operation.related} tag={tag} />,
  } satisfies Record<Exclude<OperationPart, 'code-sample'>, () => ReactNode>
  return (
    <SchemaFile.Provider value={tag.downloads.json}>
      <div className={styles.endpoint}>
        <MethodBadge method={method} />
        <EndpointPath endpoint={endpoint} />
      </div>
      <UntrustedTree tree={operation.tree} />
      <OperationAccess operation={operation} guide={guide} />
      <div className={styles.examples} data-aside="">
        <Heading2 id="code-sample">Code sample</Heading2>
        <ErrorBoundary part="The code sample">
          <CodeSample operation={operation} />
        </ErrorBoundary>
        <ResponseExamples responses={operation.responses} />
      </div>
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
}

function RequestBody({ required, description, mediaTypes }: ApiRequestBody) {
  return (
    <>
      {!required && <p>The body is optional.</p>}
      {description && (
        <div>
          <UntrustedTree tree={description} />
        </div>
      )}
      {mediaTypes.flatMap(({ examples }) =>
        examples.map((example, index) => <Example key={example.name ?? index} label="Example" {...example} />),
      )}
      <MediaTypes mediaTypes={mediaTypes} id={requestId} />
    </>
  )
}

/** The page of the tag lists all of them. */
function RelatedOperations({ operations, tag }: { operations: Operation['related']; tag: Operation['tag'] }) {
  return (
    <ul role="list" className={styles.related}>
      {operations.map(({ path, title, method }) => (
        <li key={path}>
          <MethodBadge method={method} /> <SiteLink href={path}>{title}</SiteLink>
        </li>
      ))}
      <li>
        <SiteLink href={tag.path}>{`All operations: ${tag.title}`}</SiteLink>
      </li>
    </ul>
  )
}
