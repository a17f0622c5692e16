import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon'
import * as styles from './Admonition.module.css'

const defaultTitles = { note: 'Note', tip: 'Tip', info: 'Info', caution: 'Caution', danger: 'Danger' }

interface Props {
  kind: keyof typeof defaultTitles
  title?: string
  children: ReactNode
}

/** A highlighted box: `:::tip[Title]` in Markdown. */
export function Admonition({ kind, title, children }: Props) {
  return (
    <div role="note" className={styles.box} data-kind={kind}>
      <p className={styles.title}>
        <Icon name={kind} />
        {title ?? defaultTitles[kind]}
      </p>
      {children}
    </div>
  )
}
