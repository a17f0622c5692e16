import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { SchemaBelow } from './SchemaBelow'
import { SchemaFacts } from './SchemaFacts'
import * as styles from './SchemaTree.module.css'

/** A whole schema: what it is, and what it consists of. */
export function SchemaTree({ schema }: { schema: SchemaRow }) {
  return (
    <div className={styles.tree}>
      <SchemaFacts row={schema} />
      <SchemaBelow row={schema} />
    </div>
  )
}
