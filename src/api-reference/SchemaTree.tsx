import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { SchemaBelow } from './SchemaBelow'
import { hasBelow } from './rowParts'
import { SchemaRowView } from './SchemaRowView'
import * as styles from './SchemaTree.module.css'

/** A schema: its properties at once where it is an object, else the one row that says what it is. */
export function SchemaTree({ schema }: { schema: SchemaRow }) {
  return (
    <div className={styles.tree}>
      {hasBelow(schema) ? (
        <>
          <p className={styles.type}>{schema.type}</p>
          <SchemaBelow row={schema} />
        </>
      ) : (
        <ul role="list" className={styles.rows}>
          <SchemaRowView row={schema} />
        </ul>
      )}
    </div>
  )
}
