import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { MarkdownTree } from '../markdown/MarkdownTree'
import { limitsOf } from './rowParts'
import * as styles from './SchemaTree.module.css'
import { SchemaValues } from './SchemaValues'

/** What a row says of itself: name, type, meaning, limits, values. */
export function SchemaFacts({ row }: { row: SchemaRow }) {
  const { name, type, required, nullable, deprecated, description, discriminator, recursive, folded } = row
  const limits = limitsOf(row)
  return (
    <>
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
      <SchemaValues row={row} />
      {discriminator !== undefined && (
        <p className={styles.facts}>
          Told apart by <code>{discriminator}</code>
        </p>
      )}
      {recursive && <p className={styles.facts}>The same as {recursive} above.</p>}
      {folded && <p className={styles.facts}>What lies deeper is left out; it is in the OpenAPI document.</p>}
    </>
  )
}
