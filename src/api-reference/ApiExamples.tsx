import type { ApiExample, Json } from '../../plugins/gatsby-source-openapi/types'
import { CodeBlock } from '../markdown/CodeBlock'
import { escapeHtml } from '../shared/escapeHtml'
import * as styles from './ApiExamples.module.css'
import { jsonHtml } from './jsonHtml'

/** What a body may look like. */
export function ApiExamples({ examples, isOpen = false }: { examples: readonly ApiExample[]; isOpen?: boolean }) {
  return (
    <>
      {examples.map(({ name, summary, value }, index) => (
        <details key={name ?? index} className={styles.example} open={isOpen}>
          <summary>{summary ?? (name === undefined ? 'Example' : `Example: ${name}`)}</summary>
          <CodeBlock {...shown(value)} />
        </details>
      ))}
    </>
  )
}

/** A text is a body that is no JSON, as CSV. */
function shown(value: Json): { html: string; language: string } {
  return typeof value === 'string' ? { html: escapeHtml(value), language: 'Text' } : { html: jsonHtml(value), language: 'JSON' }
}
