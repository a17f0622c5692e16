import { Fragment } from 'react'
import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import * as styles from './SchemaTree.module.css'

/** What the values of a row may be, in one line: every element of a large page counts. */
export function SchemaValues({ row: { limits = [], values = [] } }: { row: SchemaRow }) {
  if (limits.length + values.length === 0) return null
  return (
    <p className={styles.facts}>
      {limits.join(' · ')}
      {values.map(([label, text], index) => (
        <Fragment key={label}>
          {`${index > 0 || limits.length > 0 ? ' · ' : ''}${label} `}
          <code>{text}</code>
        </Fragment>
      ))}
    </p>
  )
}
