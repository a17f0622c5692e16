import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { variantTitle } from './rowParts'
import { SchemaRowView } from './SchemaRowView'
import * as styles from './SchemaTree.module.css'

/** What a row consists of: properties, other properties, items, variants. */
export function SchemaBelow({ row: { children, additional, items, variants = [], requires } }: { row: SchemaRow }) {
  return (
    <>
      {children && (
        <ul role="list" className={styles.rows}>
          {children.map((child, index) => (
            <SchemaRowView key={child.name ?? index} row={child} />
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
      {additional && (
        <ul role="list" className={styles.rows}>
          <SchemaRowView row={{ ...additional, name: 'any other name' }} />
        </ul>
      )}
      {items && (
        <>
          <p className={styles.group}>Each item</p>
          <ul role="list" className={styles.rows}>
            <SchemaRowView row={items} />
          </ul>
        </>
      )}
      {variants.map(({ kind, rows }, index) => (
        <div key={index}>
          <p className={styles.group}>{variantTitle(kind)}</p>
          <ul role="list" className={styles.rows}>
            {rows.map((variant, place) => (
              <SchemaRowView key={place} row={variant} />
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
