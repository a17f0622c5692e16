import { Fragment, type ReactNode, useCallback, useState } from 'react'
import type {
  ApiExample,
  ApiMediaType,
  ApiRequestBody,
  OperationPart,
  ParameterPlace,
} from '../../../plugins/gatsby-source-openapi/types'
import { CodeBlock } from '../../markdown/CodeBlock'
import { Heading2 } from '../../markdown/Heading'
import { causesLink } from '../../markdown/text/apiTexts'
import { Tab, Tabs } from '../../markdown/Tabs'
import { UntrustedTree } from '../../markdown/UntrustedTree'
import { replaceHash } from '../../platform/historyState'
import { escapeHtml } from '../../shared/encoding'
import { bodyId, headerParent, nameSegment, requestId, responseId } from '../../shared/schemaRows'
import type { PageReference } from '../../shared/sidebarTree'
import type { Operation } from '../../shared/pageData'
import { CopyButton } from '../../ui/CodeTools'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { SiteLink } from '../../ui/SiteLink'
import { CodeSample } from './CodeSample'
import { OperationAccess } from './OperationAccess'
import * as styles from './OperationDetails.module.css'
import { EndpointPath, MethodBadge } from './ApiBadges'
import { SchemaFile } from './SchemaFacts'
import { ParameterList, SchemaTree } from './SchemaTree'

/** Description, examples and fields, in the order of the page's headings. Wide screens show the examples beside the rest. */
export function OperationDetails({ operation, guide }: { operation: Operation; guide?: PageReference | undefined }) {
  const { method, endpoint, headings, parameters, requestBody, responses, tag } = operation
  const [shownStatus, showStatus] = useShownResponse(responses)
  const parametersIn = (place: ParameterPlace) => (
    <ParameterList fields={parameters.filter((parameter) => parameter.in === place)} parent={place} />
  )
  const parts: Partial<Record<string, ReactNode>> = {
    'path-parameters': parametersIn('path'),
    'query-parameters': parametersIn('query'),
    'header-parameters': parametersIn('header'),
    'cookie-parameters': parametersIn('cookie'),
    'request-body': requestBody && <RequestBody {...requestBody} isSent={operation.sentAs !== null} />,
    responses: <Responses responses={responses} chosen={shownStatus} onChoose={showStatus} />,
    callbacks: <OperationLinks operations={operation.callbacks} />,
    'related-operations': (
      <OperationLinks operations={operation.related}>
        <li>
          <SiteLink href={tag.path}>{`All operations: ${tag.title}`}</SiteLink>
        </li>
      </OperationLinks>
    ),
  } satisfies Record<Exclude<OperationPart, 'code-sample'>, ReactNode>
  return (
    <SchemaFile.Provider value={tag.downloads.json}>
      <div className={styles.endpoint}>
        <MethodBadge method={method} />
        <EndpointPath endpoint={endpoint} />
        <CopyButton label="Copy the path" text={() => endpoint} className={styles.copy} />
      </div>
      <UntrustedTree tree={operation.tree} />
      <OperationAccess operation={operation} guide={guide} />
      <div className={styles.examples} data-aside="">
        <Heading2 id="code-sample">Code sample</Heading2>
        <ErrorBoundary part="The code sample">
          <CodeSample operation={operation} />
        </ErrorBoundary>
        <ResponseExamples responses={responses} chosen={shownStatus} onChoose={showStatus} />
      </div>
      {headings.map(
        ({ id, text }) =>
          parts[id] && (
            <Fragment key={id}>
              <Heading2 id={id}>{text}</Heading2>
              {parts[id]}
            </Fragment>
          ),
      )}
    </SchemaFile.Provider>
  )
}

/** @param isSent by the API: then readers have no choice. */
function RequestBody({ required, description, mediaTypes, isSent }: ApiRequestBody & { isSent: boolean }) {
  return (
    <>
      {!required && !isSent && <p>The body is optional.</p>}
      {description && (
        <div>
          <UntrustedTree tree={description} />
        </div>
      )}
      {mediaTypes.flatMap(({ examples }) =>
        examples.map((example, index) => <Example key={example.name ?? index} {...example} />),
      )}
      <MediaTypes mediaTypes={mediaTypes} id={requestId} />
    </>
  )
}

function OperationLinks({ operations, children }: { operations: Operation['related']; children?: ReactNode }) {
  return (
    <ul role="list" className={styles.related}>
      {operations.map(({ path, title, method }) => (
        <li key={path}>
          <MethodBadge method={method} /> <SiteLink href={path}>{title}</SiteLink>
        </li>
      ))}
      {children}
    </ul>
  )
}

/**
 * The response whose fields and example are shown, and a function that shows another one: at first, it's the first one that has an
 * example. A choice is kept in the URL; a link to one of its fields, which chooses it, too, stays.
 */
function useShownResponse(
  responses: Operation['responses'],
): [status: string | undefined, show: (status: string) => void] {
  const [shown, setShown] = useState((responses.find(hasExample) ?? responses[0])?.status)
  const show = useCallback((status: string) => {
    const id = nameSegment(status)
    if (!['response', 'example'].some((part) => `${window.location.hash}-`.startsWith(`#${part}-${id}-`)))
      replaceHash(responseId(status))
    setShown(status)
  }, [])
  return [shown, show]
}

function hasExample({ mediaTypes }: Operation['responses'][number]): boolean {
  return mediaTypes.some(({ examples }) => examples.length > 0)
}

interface ResponsesProps extends Pick<Operation, 'responses'> {
  /** The status that is shown. */
  chosen: string | undefined
  onChoose: (status: string) => void
}

/** What each response consists of. */
function Responses({ responses, ...choice }: ResponsesProps) {
  return (
    <Tabs label="Responses by status" {...choice}>
      {responses.map(({ status, description, headers, mediaTypes }) => (
        <Tab key={status} value={status} label={status}>
          {description && (
            <div className={styles.description}>
              <UntrustedTree tree={description} />
            </div>
          )}
          {/^[45]/.test(status) && (
            <p>
              <SiteLink href={causesLink(status).href}>{causesLink(status).text}</SiteLink>
            </p>
          )}
          {mediaTypes.length === 0 && <p id={responseId(status)}>No body.</p>}
          <MediaTypes mediaTypes={mediaTypes} id={responseId(status)} />
          {headers.length > 0 && (
            <>
              <h3>{`Headers of the ${status} response`}</h3>
              <ParameterList fields={headers} parent={headerParent(status)} />
            </>
          )}
        </Tab>
      ))}
    </Tabs>
  )
}

/** An example of every response, beside what it consists of: both show the same one. */
function ResponseExamples({ responses, ...choice }: ResponsesProps) {
  if (!responses.some(hasExample)) return null
  return (
    <div className={styles.responseExamples}>
      <Tabs label="Response examples by status" look="chips" {...choice}>
        {responses.map((response) => (
          <Tab key={response.status} value={response.status} label={response.status}>
            <div id={`example-${nameSegment(response.status)}`}>
              {response.mediaTypes
                .flatMap(({ examples }) => examples)
                .map((example, index) => (
                  <ExampleCode key={example.name ?? index} style="dark" {...example} />
                ))}
              {!hasExample(response) && <p>{response.mediaTypes.length === 0 ? 'No body.' : 'No example.'}</p>}
            </div>
          </Tab>
        ))}
      </Tabs>
    </div>
  )
}

/** What a body consists of, in each of its media types; `id` is the anchor of the request or the response. */
function MediaTypes({ mediaTypes, id }: { mediaTypes: readonly ApiMediaType[]; id: string }) {
  return (
    <>
      {mediaTypes.map(({ mediaType, schema }, index) => (
        <SchemaTree
          key={mediaType}
          schema={{ type: '', ...schema, name: mediaType }}
          id={bodyId(id, mediaType, index)}
        />
      ))}
    </>
  )
}

/** An example of a request's body, which the sample shows, too. */
function Example(example: ApiExample) {
  const title = example.summary ?? example.name
  return (
    <details className={styles.example}>
      <summary>{title === undefined ? 'Example' : `Example: ${title}`}</summary>
      <ExampleCode {...example} summary="" />
    </details>
  )
}

/** The example of a body that isn't JSON, such as CSV, is a string. */
function ExampleCode({ name, summary = name, value, style }: ApiExample & { style?: 'dark' }) {
  const isJson = typeof value !== 'string'
  const html = escapeHtml(isJson ? JSON.stringify(value, null, 2) : value)
  const lines = html.split('\n').length
  return (
    <>
      {summary && <p>{summary}</p>}
      <div data-style={style} className={styles.exampleCode}>
        <CodeBlock
          html={html}
          language={isJson ? 'JSON' : 'Text'}
          isPlainJson={isJson}
          isWrapped
          {...(lines > maxLines && { lines })}
        />
      </div>
    </>
  )
}

/** Lines that an example shows before it is expanded. */
const maxLines = 22
