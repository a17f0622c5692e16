import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { SchemaBelow } from './SchemaBelow'
import { SchemaFacts } from './SchemaFacts'
import * as styles from './SchemaTree.module.css'

/** A whole schema: what it is, and what it consists of. */
export function SchemaTree({ schema, id }: { schema: SchemaRow; id: string }) {
  return (
    <div id={id} className={styles.tree}>
      <SchemaFacts row={schema} id={id} />
      <SchemaBelow row={schema} id={id} />
    </div>
  )
}
