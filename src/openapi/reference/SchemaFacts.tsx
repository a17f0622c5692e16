import { createContext, Fragment, useContext } from 'react'
import type { SchemaRow } from '../../../plugins/gatsby-source-openapi/types'
import { UntrustedTree } from '../../markdown/UntrustedTree'
import { longValues, omittedWords, shortExample } from '../../shared/schemaRows'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './SchemaTree.module.css'
import { ownUrl } from '../../platform/basePath'

/** Path of the file with the complete schemas of this page. */
export const SchemaFile = createContext('')

/** A row without its content: name, type, meaning, limits, values. The name links to the row. */
export function SchemaFacts({ row, id }: { row: SchemaRow; id: string }) {
  const { name, label, type, nullable, required, deprecated, description, truncated } = row
  const title = name ?? label
  const typeText = nullable ? `${type} or null` : type
  const example = shortExample(row)
  return (
    <>
      <div className={styles.head}>
        <SiteLink href={`#${id}`} className={name === undefined ? styles.word : styles.name}>
          {title ?? typeText}
        </SiteLink>{' '}
        {title !== undefined && typeText && <span className={styles.type}>{typeText}</span>}{' '}
        {required && <span className={styles.required}>required</span>}{' '}
        {deprecated && <span className={styles.required}>deprecated</span>}{' '}
        {truncated && <span className={styles.type}>{omittedWords.row}</span>}{' '}
        {example !== undefined && (
          <span className={styles.example}>
            example <code>{example}</code>
          </span>
        )}
      </div>
      {description && (
        <div className={styles.text}>
          <UntrustedTree tree={description} />
        </div>
      )}
      <Values row={row} />
      <Repeated row={row} />
    </>
  )
}

/** Where the content of rows is that the page leaves out. */
export function Omitted() {
  const file = useContext(SchemaFile)
  return (
    <p className={styles.facts}>
      {omittedWords.list}{' '}
      <a href={ownUrl(file)} download>
        the OpenAPI document
      </a>
      .
    </p>
  )
}

/** What the values may be, in one line: every element of a large page counts. */
function Values({ row }: { row: SchemaRow }) {
  const { limits = [] } = row
  const values = longValues(row)
  if (limits.length + values.length === 0) return null
  return (
    <p className={styles.facts}>
      {values.length === 0 && limits.join(' · ')}
      {values.map(([label, text], index) => (
        <Fragment key={label}>
          {[...(index === 0 ? limits : ['']), `${label} `].join(' · ')}
          <code>{text}</code>
        </Fragment>
      ))}
    </p>
  )
}

/** What the page shows elsewhere: above, where a component is inside itself, or at its first occurrence. */
function Repeated({ row: { recursive, repeats, schema } }: { row: SchemaRow }) {
  const name = recursive ?? schema ?? 'the same fields'
  if (repeats === undefined)
    return recursive === undefined ? null : <p className={styles.facts}>The same as {name} above.</p>
  return (
    <p className={styles.facts}>
      {recursive === undefined ? 'Shown above: ' : 'Same as '}
      <SiteLink href={`#${repeats}`}>{name}</SiteLink>
    </p>
  )
}
