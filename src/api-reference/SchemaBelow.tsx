import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { rowId, variantTitle } from './rowParts'
import { SchemaFacts } from './SchemaFacts'
import { SchemaRowView } from './SchemaRowView'
import * as styles from './SchemaTree.module.css'

/** What a row consists of: properties, other properties, items, variants. */
export function SchemaBelow({ row, id }: { row: SchemaRow; id: string }) {
  const { children = [], additional, items, variants = [], requires } = row
  const properties = additional ? [...children, { ...additional, name: 'any other name' }] : children
  return (
    <>
      {properties.length > 0 && (
        <ul role="list" className={styles.rows}>
          {properties.map((child) => (
            <SchemaRowView key={rowId(id, child)} row={child} parent={id} />
          ))}
        </ul>
      )}
      {requires && (
        <p className={styles.facts}>
          Has to have{' '}
          {requires.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
      {items && (
        <div id={rowId(id, items)} className={styles.items}>
          <SchemaFacts row={{ ...items, name: 'each item' }} id={rowId(id, items)} />
          <SchemaBelow row={items} id={rowId(id, items)} />
        </div>
      )}
      {variants.map(({ kind, rows }) => (
        <div key={kind}>
          <p className={styles.group}>{variantTitle(kind)}</p>
          <ul role="list" className={styles.rows}>
            {rows.map((variant) => (
              <SchemaRowView key={rowId(id, variant)} row={variant} parent={id} />
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
