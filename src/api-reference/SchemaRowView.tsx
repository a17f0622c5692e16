import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { hasBelow } from './rowParts'
import { SchemaBelow } from './SchemaBelow'
import { SchemaFacts } from './SchemaFacts'
import * as styles from './SchemaTree.module.css'

/** One property, item or variant, with what is below it folded away. */
export function SchemaRowView({ row }: { row: SchemaRow }) {
  return (
    <li className={styles.row}>
      <SchemaFacts row={row} />
      {hasBelow(row) && (
        <details className={styles.below}>
          <summary>
            Show details{row.name !== undefined && <span className="visually-hidden"> of {row.name}</span>}
          </summary>
          <SchemaBelow row={row} />
        </details>
      )}
    </li>
  )
}
