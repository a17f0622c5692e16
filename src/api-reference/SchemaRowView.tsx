import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { hasBelow, limitsOf, shownValue } from './rowParts'
import { SchemaBelow } from './SchemaBelow'
import * as styles from './SchemaTree.module.css'

/** One property, item or variant, with what is below it folded away. */
export function SchemaRowView({ row }: { row: SchemaRow }) {
  const { name, type, required, nullable, deprecated, description, recursive, folded } = row
  const limits = limitsOf(row)
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        {name !== undefined && <code className={styles.name}>{name}</code>}
        <span className={styles.type}>
          {type}
          {nullable && ' or null'}
        </span>
        {required && <span className={styles.required}>required</span>}
        {deprecated && <span className={styles.required}>deprecated</span>}
      </p>
      {description && <MarkdownTree tree={description} />}
      {limits.length > 0 && <p className={styles.facts}>{limits.join(' · ')}</p>}
      <RowValues row={row} />
      {recursive && <p className={styles.facts}>The same as {recursive} above.</p>}
      {folded && <p className={styles.facts}>What lies deeper is left out; it is in the OpenAPI document.</p>}
      {hasBelow(row) && (
        <details className={styles.below}>
          <summary>
            Show details{name !== undefined && <span className="visually-hidden"> of {name}</span>}
          </summary>
          <SchemaBelow row={row} />
        </details>
      )}
    </li>
  )
}

/** The values a row allows, presumes or shows as examples. */
function RowValues({ row: { enum: allowed, default: presumed, examples } }: { row: SchemaRow }) {
  return (
    <>
      {allowed && (
        <p className={styles.facts}>
          One of{' '}
          {allowed.map((value, index) => (
            <code key={index}>{shownValue(value)}</code>
          ))}
        </p>
      )}
      {presumed !== undefined && (
        <p className={styles.facts}>
          Default <code>{shownValue(presumed)}</code>
        </p>
      )}
      {examples && examples.length > 0 && (
        <p className={styles.facts}>
          Example{' '}
          {examples.map((value, index) => (
            <code key={index}>{shownValue(value)}</code>
          ))}
        </p>
      )}
    </>
  )
}
