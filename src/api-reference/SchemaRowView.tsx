import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { hasBelow, rowId } from './rowParts'
import { SchemaBelow } from './SchemaBelow'
import { SchemaFacts } from './SchemaFacts'
import * as styles from './SchemaTree.module.css'

/** One property or variant, with what is below it folded away. Its id is an address, see `rowId`. */
export function SchemaRowView({ row, parent }: { row: SchemaRow; parent: string }) {
  const id = rowId(parent, row)
  return (
    <li id={id} className={styles.row}>
      <SchemaFacts row={row} id={id} />
      {hasBelow(row) && (
        <details className={styles.below}>
          <summary>Details of {row.name ?? row.schema ?? row.type}</summary>
          <SchemaBelow row={row} id={id} />
        </details>
      )}
    </li>
  )
}
