import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  useId,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import * as styles from './SdkMatrix.module.css'
import { TableBox } from './TableBox'
import * as tableFilters from './tableFilters.module.css'

interface PartProps {
  children?: ReactNode
  hidden?: boolean
  'data-side'?: string
  'data-name'?: string
  'data-other'?: string
}
type Part = ReactElement<PartProps>

const sideNames: Readonly<Record<string, string>> = { server: 'Server-side', client: 'Client-side' }

/**
 * What each SDK supports: a table for each side, whose rows the reader filters by feature. Where not all columns have space, it compares two
 * SDKs that the reader chooses. Without scripts, it shows everything.
 */
export function SdkMatrix({ children }: { children: ReactNode }) {
  const tables = parts(children)
  const sides = tables.map(sideOf)
  const [side, setSide] = useState('')
  const [feature, setFeature] = useState('')
  const id = useId()
  const isShown = (table: Part) => side === '' || sideOf(table) === side
  return (
    <div className={styles.matrix}>
      <div
        className={`${tableFilters.filters} ${styles.bar}`}
        role="search"
        aria-label="SDKs and features"
        data-print="hide"
      >
        {sides.length > 1 && (
          <div>
            <label htmlFor={`${id}side`}>SDKs</label>
            <select id={`${id}side`} value={side} onChange={({ target }) => setSide(target.value)}>
              <option value="">All</option>
              {sides.map((name) => (
                <option key={name} value={name}>
                  {sideNames[name]}
                </option>
              ))}
            </select>
          </div>
        )}
        <div>
          <label htmlFor={`${id}feature`}>Feature</label>
          <input
            id={`${id}feature`}
            type="search"
            placeholder="variants"
            value={feature}
            onChange={({ target }) => setFeature(target.value)}
          />
        </div>
      </div>
      {tables.map((table) => (
        <div key={sideOf(table)} hidden={!isShown(table)}>
          <SideTable table={table} feature={feature} />
        </div>
      ))}
    </div>
  )
}

/**
 * The table of one side. On narrow screens, the columns of SDKs that aren't compared are hidden by CSS. Where all have space, it isn't
 * enough for notes, which are in a row below that of their feature.
 */
function SideTable({ table, feature }: { table: Part; feature: string }) {
  const [head, body] = parts(table.props.children)
  const headings = parts(parts(head?.props.children)[0]?.props.children)
  const names = headings.slice(1).map(({ props }) => String(props['data-name']))
  const [compared, setCompared] = useState<readonly [string, string]>([names[0] ?? '', names[1] ?? ''])
  const rows = parts(body?.props.children)
  const shown = rows.filter((row) => hasFeature(row, feature))
  const common = commonNotes(rows)
  const markOther = (cell: Part, index: number) =>
    index === 0 || compared.includes(names[index - 1] ?? '') ? cell : cloneElement(cell, { 'data-other': '' })
  const label = `${sideNames[sideOf(table)] ?? ''} SDKs`
  return (
    <>
      <div className={`${tableFilters.filters} ${styles.bar} ${styles.compared}`} data-print="hide">
        <Choice
          label={`${label}: compare`}
          value={compared[0]}
          names={names}
          onChange={(name) => setCompared([name, compared[1]])}
        />
        <Choice label="with" value={compared[1]} names={names} onChange={(name) => setCompared([compared[0], name])} />
      </div>
      <p role="status" className={styles.count}>
        {feature.trim() !== '' && `${label}: ${shown.length} of ${rows.length} features`}
      </p>
      <TableBox
        label={`What ${label.toLowerCase().replace('sdks', 'SDKs')} support, and since which release`}
        list="sdkCapabilities"
        isWhole
      >
        {cloneElement(
          table,
          {},
          head &&
            cloneElement(
              head,
              {},
              parts(head.props.children).map((row) =>
                changeCells(row, (cell, index) => markOther(withCommonNote(cell, common[index]), index)),
              ),
            ),
          body &&
            cloneElement(
              body,
              {},
              rows.map((row) => (
                <FeatureRows
                  key={row.key}
                  row={changeCells(row, markOther)}
                  {...{ names, common, hidden: !shown.includes(row) }}
                />
              )),
            ),
        )}
      </TableBox>
    </>
  )
}

function changeCells(row: Part, change: (cell: Part, index: number) => Part): Part {
  return cloneElement(row, {}, parts(row.props.children).map(change))
}

/** What a cell says after the release, or after "no": `, not by hostname`. */
function noteOf(cell: Part): ReactNode[] {
  return Children.toArray(cell.props.children).slice(1)
}

/** By column, the note of most of its cells: the heading says it once. */
function commonNotes(rows: readonly Part[]): (string | undefined)[] {
  const columns = parts(rows[0]?.props.children).map((_, index) =>
    rows.map((row) => textOf(noteOf(parts(row.props.children)[index] ?? row))),
  )
  return columns.map((notes, index) => {
    const common = notes.find(
      (note) => note !== '' && notes.filter((other) => other === note).length > notes.length / 2,
    )
    return index === 0 ? undefined : common?.replace(noteStart, '')
  })
}

const noteStart = /^, /

function withCommonNote(heading: Part, common: string | undefined): Part {
  return common === undefined
    ? heading
    : cloneElement(heading, {}, heading.props.children, <small key="note"> {common}</small>)
}

/** A cell whose note can be hidden, without the note that its heading has. */
function withNote(cell: Part, common: string | undefined): Part {
  const note = noteOf(cell)
  if (note.length === 0) return cell
  const [value] = Children.toArray(cell.props.children)
  const isCommon = textOf(note).replace(noteStart, '') === common
  return cloneElement(cell, {}, value, !isCommon && <span data-note="">{note}</span>)
}

interface FeatureProps {
  row: Part
  names: readonly string[]
  common: readonly (string | undefined)[]
  hidden: boolean
}

function FeatureRows(props: FeatureProps) {
  const { row, common, hidden } = props
  const shown = changeCells(row, (cell, index) => (index === 0 ? cell : withNote(cell, common[index])))
  return (
    <>
      {cloneElement(shown, { hidden })}
      <NotesRow {...props} />
    </>
  )
}

/** The notes of a feature's row, each after the name of its SDK. */
function NotesRow({ row, names, common, hidden }: FeatureProps) {
  const cells = parts(row.props.children)
  const notes = cells.flatMap((cell, index) => {
    const [start, ...rest] = noteOf(cell)
    if (index === 0 || start === undefined || textOf(noteOf(cell)).replace(noteStart, '') === common[index]) return []
    const words = typeof start === 'string' ? start.replace(noteStart, '') : start
    return [{ name: names[index - 1], words: [words, ...rest] }]
  })
  if (notes.length === 0) return null
  return (
    <tr data-notes="" hidden={hidden}>
      <td colSpan={cells.length}>
        {notes.map(({ name, words }) => (
          <Fragment key={name}>
            <span>
              <strong>{name}:</strong> {words}
            </span>{' '}
          </Fragment>
        ))}
      </td>
    </tr>
  )
}

interface ChoiceProps {
  label: string
  value: string
  names: readonly string[]
  onChange: (name: string) => void
}

function Choice({ label, value, names, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  )
}

/** Whether the name of a row's feature contains all words of the query. */
function hasFeature(row: Part, query: string): boolean {
  const name = textOf(parts(row.props.children)[0]?.props.children).toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word))
}

function sideOf({ props }: Part): string {
  return String(props['data-side'])
}

function parts(children: ReactNode): Part[] {
  return Children.toArray(children).filter((child) => isValidElement<PartProps>(child))
}

function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) =>
      isValidElement<PartProps>(child) ? textOf(child.props.children) : typeof child === 'string' ? child : '',
    )
    .join('')
}
