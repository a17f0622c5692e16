import type { ApiExample, ApiMediaType } from '../../plugins/gatsby-source-openapi/types'
import { CodeBlock } from '../markdown/CodeBlock'
import { escapeHtml } from '../shared/escapeHtml'
import { bodyId } from '../shared/rowAnchors'
import * as styles from './MediaTypes.module.css'
import { SchemaTree } from './SchemaTree'

interface MediaTypesProps {
  mediaTypes: readonly ApiMediaType[]
  /** Anchor of the request or the response, see `bodyId`. */
  id: string
}

/** What a body consists of, in each of its media types. */
export function MediaTypes({ mediaTypes, id }: MediaTypesProps) {
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

interface ExampleProps extends ApiExample {
  /** What it's an example of. */
  label: string
  /** Of several examples with the same group, one is open. */
  group?: string
  id?: string | undefined
  isOpen?: boolean
}

export function Example({ label, name, summary, value, group, id, isOpen }: ExampleProps) {
  const title = summary ?? name
  // The example of a body that isn't JSON, such as CSV, is a string. `src/browser/enhancePage` colors JSON.
  const html = escapeHtml(typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  const lines = html.split('\n').length
  return (
    <details className={styles.example} open={isOpen} name={group} id={id}>
      <summary>{title === undefined ? label : `${label}: ${title}`}</summary>
      <CodeBlock html={html} language={typeof value === 'string' ? 'Text' : 'JSON'} {...(lines > maxLines && { lines })} />
    </details>
  )
}

/** Lines that an example shows before it is expanded. */
const maxLines = 22
