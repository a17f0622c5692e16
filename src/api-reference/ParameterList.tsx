import type { ApiField, SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { SchemaRowView } from './SchemaRowView'
import * as styles from './SchemaTree.module.css'

/** Parameters or headers, one row each; `parent` is what their ids begin with. */
export function ParameterList({ fields, parent }: { fields: readonly ApiField[]; parent: string }) {
  return (
    <ul role="list" className={styles.rows}>
      {fields.map((field) => (
        <SchemaRowView key={field.name} row={asRow(field)} parent={parent} />
      ))}
    </ul>
  )
}

/** A parameter says more of itself than its schema does. */
function asRow({ name, required, deprecated, description, schema }: ApiField): SchemaRow {
  return {
    ...schema,
    name,
    ...(required && { required }),
    ...(deprecated && { deprecated }),
    ...(description && { description }),
  }
}
