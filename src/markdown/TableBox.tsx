import type { ReactNode, TdHTMLAttributes } from 'react'
import { type CellSubject, markOf, sdkName } from '../preferences/my-stack/judge'
import { useStack } from '../preferences/my-stack/myStack'
import { sdks } from '../platform/buildValues'
import { ScrollBox } from '../ui/ScrollBox'
import * as styles from './TableBox.module.css'

interface Props {
  /** What the table lists. */
  label?: string
  /** The headings of its columns, if it has no label. */
  name?: string
  /** The list of content/data that it shows. */
  list?: string
  /** The whole table is shown, without a scrolling box: the caller hides the columns for which there is no space. */
  isWhole?: boolean
  children: ReactNode
}

/** Lists whose cells are about SDKs. */
const markedLists: readonly (string | undefined)[] = ['sdkCapabilities', 'constraintOperators']

/** A table that scrolls without moving the page. Where it is narrow, rows are stacked if their cells have labels. */
export function TableBox(props: Props) {
  const { name, list, label = name === undefined ? 'Table' : `Table: ${name}`, isWhole, children } = props
  return (
    <>
      {markedLists.includes(list) && <StackNote />}
      {isWhole ? (
        <div className={styles.box} data-facts={list} data-whole="">
          {children}
        </div>
      ) : (
        <ScrollBox label={label} className={styles.box} list={list}>
          {children}
        </ScrollBox>
      )}
    </>
  )
}

/** Says above a table what its marks mean. In each cell, the words would change the height of its row. */
function StackNote() {
  const { sdk, sdkVersion } = useStack()
  const known = sdks.find(({ name }) => name === sdk)
  return (
    <p className={styles.stackNote} data-stack-note="">
      {known && `Dashed boxes: not in ${sdkName(known)} ${sdkVersion || known.version}`}
    </p>
  )
}

type CellProps = CellSubject & TdHTMLAttributes<HTMLTableCellElement>

/** A cell; one about SDKs is marked if it's about the reader's, and a yes or no is shown as a sign. */
export function Cell({ sdk, needs, mark, ...rest }: CellProps & { mark?: 'yes' | 'no' }) {
  if (mark !== undefined) return <MarkCell mark={mark} {...rest} />
  return sdk === undefined && needs === undefined ? <td {...rest} /> : <SdkCell {...{ sdk, needs }} {...rest} />
}

/** The heading of a column, marked in the same way. */
export function HeadCell({ sdk, ...rest }: CellProps) {
  return sdk === undefined ? <th {...rest} /> : <SdkCell as="th" sdk={sdk} {...rest} />
}

function MarkCell({ mark, children, ...rest }: TdHTMLAttributes<HTMLTableCellElement> & { mark: 'yes' | 'no' }) {
  return (
    <td {...rest}>
      <span aria-hidden="true" className={styles.mark} data-mark={mark}>
        {mark === 'yes' ? '✓' : '–'}
      </span>
      <span className={styles.cellNote}>{children}</span>
    </td>
  )
}

function SdkCell({ as: Tag = 'td', sdk, needs, children, ...rest }: CellProps & { as?: 'td' | 'th' }) {
  const mark = markOf({ sdk, needs }, useStack(), sdks)
  return (
    <Tag data-stack-mark={mark?.kind} {...rest}>
      {children}
      {mark?.note !== undefined && <span className={styles.cellNote}>{` ${mark.note}`}</span>}
    </Tag>
  )
}
