import { type RefObject, useRef, useState } from 'react'
import { parameterRow } from '../../../plugins/gatsby-source-openapi/shared'
import type { ApiField, SchemaRow } from '../../../plugins/gatsby-source-openapi/types'
import { additionalName, rowId, rowWords, variantTitles } from '../../shared/schemaRows'
import { Omitted, SchemaFacts } from './SchemaFacts'
import * as styles from './SchemaTree.module.css'

/** A whole schema: what it is, and what it consists of. */
export function SchemaTree({ schema, id }: { schema: SchemaRow; id: string }) {
  const tree = useRef<HTMLDivElement>(null)
  return (
    <div ref={tree} id={id} className={styles.tree}>
      <SchemaFacts row={schema} id={id} />
      {schema.truncated && <Omitted />}
      {contentOf(schema).some(isCollapsed) && <ExpandAll tree={tree} />}
      <RowContent row={schema} id={id} />
    </div>
  )
}

/** Opens all levels of a schema, and closes them again. */
function ExpandAll({ tree }: { tree: RefObject<HTMLElement> }) {
  const [isExpanded, setExpanded] = useState(false)
  const toggle = () => {
    for (const details of tree.current?.querySelectorAll('details') ?? []) details.open = !isExpanded
    setExpanded(!isExpanded)
  }
  return (
    <button type="button" className={styles.expand} aria-pressed={isExpanded} onClick={toggle} data-print="hide">
      {isExpanded ? 'Collapse all' : 'Expand all'}
    </button>
  )
}

/** The rows that a row consists of. */
function contentOf({ children = [], additional, items, variants = [] }: SchemaRow): readonly SchemaRow[] {
  return [
    ...children,
    ...(additional ? [additional] : []),
    ...(items ? contentOf(items) : []),
    ...variants.flatMap(({ rows }) => rows),
  ]
}

/** Parameters or headers, one row each; `parent` is what their IDs begin with. */
export function ParameterList({ fields, parent }: { fields: readonly ApiField[]; parent: string }) {
  return <RowList rows={fields.map(parameterRow)} parent={parent} />
}

/** One property or variant; its content is collapsed if it takes more than a line or two. */
function Row({ row, parent }: { row: SchemaRow; parent: string }) {
  const id = rowId(parent, row)
  return (
    <li id={id} className={styles.row}>
      <SchemaFacts row={row} id={id} />
      {isCollapsed(row) ? (
        <details className={styles.below}>
          <summary>
            {insideWords(row)}
            <span className="visually-hidden"> of {row.name ?? row.label ?? row.type}</span>
          </summary>
          <RowContent row={row} id={id} />
        </details>
      ) : (
        row.items && <RowContent row={row} id={id} />
      )}
    </li>
  )
}

/** Whether the content of a row is collapsed; simple items of a list are not, as they take a line or two. */
export function isCollapsed({ children, additional, items, variants }: SchemaRow): boolean {
  return Boolean(children?.length || additional || variants?.length || items?.items || (items && isCollapsed(items)))
}

/** What opens below a row: `3 fields`, `fields of any name`, `11 variants`. */
function insideWords({ children = [], additional, items, variants = [] }: SchemaRow): string {
  if (children.length > 0) return children.length === 1 ? '1 field' : `${children.length} fields`
  if (additional) return 'fields of any name'
  const count = variants.flatMap(({ rows }) => rows).length
  if (count > 0) return count === 1 ? '1 variant' : `${count} variants`
  return items ? insideWords(items) : 'items'
}

/** What a row consists of: properties, other properties, items, variants. */
function RowContent({ row, id }: { row: SchemaRow; id: string }) {
  const { children = [], additional, items, variants = [], requires } = row
  const properties = additional ? [...children, { ...additional, label: additionalName(children) }] : children
  return (
    <>
      {properties.length > 0 && <RowList rows={properties} parent={id} />}
      {requires && (
        <p className={styles.facts}>
          Requires{' '}
          {requires.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
      {items && (
        <div id={rowId(id, items)} className={styles.items}>
          <SchemaFacts row={{ ...items, label: rowWords.item }} id={rowId(id, items)} />
          {items.truncated && <Omitted />}
          <RowContent row={items} id={rowId(id, items)} />
        </div>
      )}
      {variants.map(({ kind, rows }) => (
        <div key={kind}>
          <p className={styles.group}>{variantTitles[kind]}</p>
          <RowList rows={rows} parent={id} />
        </div>
      ))}
    </>
  )
}

function RowList({ rows, parent }: { rows: readonly SchemaRow[]; parent: string }) {
  return (
    <>
      <ul role="list" className={styles.rows}>
        {rows.map((row) => (
          <Row key={rowId(parent, row)} row={row} parent={parent} />
        ))}
      </ul>
      {rows.some(({ truncated }) => truncated) && <Omitted />}
    </>
  )
}
