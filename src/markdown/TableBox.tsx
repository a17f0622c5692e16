import type { ReactNode } from 'react'
import { ScrollBox } from '../ui/ScrollBox'
import * as styles from './TableBox.module.css'

interface Props {
  /** What the table lists. */
  label?: string
  /** The headings of its columns, if it has no label. */
  name?: string
  /** The list of content/data that it shows. */
  list?: string
  children: ReactNode
}

/** Lists in which `src/preferences/my-stack` marks what the reader's SDK doesn't support. */
const markedLists: readonly (string | undefined)[] = ['sdkCapabilities', 'constraintOperators']

/** A table that scrolls without moving the page. Where it is narrow, rows are stacked if their cells have labels. */
export function TableBox({ name, list, label = name === undefined ? 'Table' : `Table: ${name}`, children }: Props) {
  return (
    <>
      {markedLists.includes(list) && <p className={styles.stackNote} data-stack-note="" />}
      <ScrollBox label={label} className={styles.box} list={list}>
        {children}
      </ScrollBox>
    </>
  )
}
