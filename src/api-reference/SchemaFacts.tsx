import { useContext } from 'react'
import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'
import { ForeignTree } from '../markdown/ForeignTree'
import { SiteLink } from '../ui/SiteLink'
import { SchemaFile } from './SchemaFile'
import * as styles from './SchemaTree.module.css'
import { SchemaValues } from './SchemaValues'

/** What a row says of itself: name, type, meaning, limits, values. The name is a link to the row. */
export function SchemaFacts({ row, id }: { row: SchemaRow; id: string }) {
  const { name, type, nullable, required, deprecated, description, folded } = row
  const typeText = nullable ? `${type} or null` : type
  return (
    <>
      <SiteLink href={`#${id}`} className={styles.name}>
        {name ?? typeText}
      </SiteLink>
      {name !== undefined && <span className={styles.type}>{typeText}</span>}
      {required && <span className={styles.required}>required</span>}
      {deprecated && <span className={styles.required}>deprecated</span>}
      {description && (
        <div className={styles.text}>
          <ForeignTree tree={description} />
        </div>
      )}
      <SchemaValues row={row} />
      <Repeated row={row} />
      {folded && <Folded />}
    </>
  )
}

/** Where the rest of a very large schema is. */
function Folded() {
  return (
    <p className={styles.facts}>
      What lies deeper is left out here; it is in{' '}
      <a href={useContext(SchemaFile)} download>
        the OpenAPI document
      </a>
      .
    </p>
  )
}

/** What the page shows elsewhere: above, where a component is inside itself, or at its first occurrence. */
function Repeated({ row: { recursive, repeats, schema } }: { row: SchemaRow }) {
  const name = recursive ?? schema ?? 'the same fields'
  if (repeats === undefined) return recursive === undefined ? null : <p className={styles.facts}>The same as {name} above.</p>
  return (
    <p className={styles.facts}>
      {recursive === undefined ? 'Shown above: ' : 'The same again as '}
      <SiteLink href={`#${repeats}`}>{name}</SiteLink>
    </p>
  )
}
