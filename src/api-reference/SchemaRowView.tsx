import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { isFoldedAway, rowId } from './rowParts'
import { SchemaBelow } from './SchemaBelow'
import { SchemaFacts } from './SchemaFacts'
import * as styles from './SchemaTree.module.css'

/** One property or variant, with what is below it; more than a line or two is folded away. Its id is an address, see `rowId`. */
export function SchemaRowView({ row, parent }: { row: SchemaRow; parent: string }) {
  const id = rowId(parent, row)
  const name = row.name ?? row.label
  return (
    <li id={id} className={styles.row}>
      <SchemaFacts row={name === undefined ? row : { ...row, name }} id={id} />
      {isFoldedAway(row) ? (
        <details className={styles.below}>
          <summary>{`Details of ${name ?? row.type}`}</summary>
          <SchemaBelow row={row} id={id} />
        </details>
      ) : (
        row.items && <SchemaBelow row={row} id={id} />
      )}
    </li>
  )
}
