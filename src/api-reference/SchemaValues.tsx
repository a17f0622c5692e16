import type { Json, SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { shownValue } from './rowParts'
import * as styles from './SchemaTree.module.css'

/** The values a row allows, presumes or shows as examples. */
export function SchemaValues({ row: { enum: allowed, default: presumed, examples } }: { row: SchemaRow }) {
  return (
    <>
      <Values label="One of" values={allowed} />
      <Values label="Default" values={presumed === undefined ? undefined : [presumed]} />
      <Values label={examples && examples.length > 1 ? 'Examples' : 'Example'} values={examples} />
    </>
  )
}

function Values({ label, values = [] }: { label: string; values?: readonly Json[] }) {
  if (values.length === 0) return null
  return (
    <p className={styles.facts}>
      {label}{' '}
      {values.map((value, index) => (
        <code key={index}>{shownValue(value)}</code>
      ))}
    </p>
  )
}
