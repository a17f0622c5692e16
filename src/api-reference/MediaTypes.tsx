import type { ApiMediaType, Json } from '../../plugins/gatsby-source-openapi/types'
import { CodeBlock } from '../markdown/CodeBlock'
import { escapeHtml } from '../markdown/escapeHtml'
import { SchemaTree } from './SchemaTree'

/** What a body may consist of, by media type. */
export function MediaTypes({ mediaTypes }: { mediaTypes: readonly ApiMediaType[] }) {
  return (
    <>
      {mediaTypes.map(({ mediaType, schema, examples }) => (
        <div key={mediaType}>
          <p>
            <code>{mediaType}</code>
          </p>
          {schema && <SchemaTree schema={schema} />}
          {examples.map(({ name, summary, value }, index) => (
            <details key={name ?? index}>
              <summary>{summary ?? (name === undefined ? 'Example' : `Example: ${name}`)}</summary>
              <CodeBlock html={escapeHtml(exampleText(value))} language={typeof value === 'string' ? 'Text' : 'JSON'} />
            </details>
          ))}
        </div>
      ))}
    </>
  )
}

function exampleText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
