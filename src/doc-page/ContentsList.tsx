import { useCurrentHeading } from './useCurrentHeading'
import * as styles from './ContentsList.module.css'

export interface ContentsHeading {
  id: string
  text: string
  depth: number
}

interface Props {
  headings: readonly ContentsHeading[]
  /** A column beside the text, or a disclosure above it where there is no room for one. */
  variant: 'column' | 'disclosure'
}

/** The headings of levels 2 and 3, the current one marked. */
export function ContentsList({ headings, variant }: Props) {
  const shown = headings.filter(({ depth }) => depth <= 3)
  const current = useCurrentHeading(shown)
  if (shown.length < 2) return variant === 'column' ? <div /> : null
  const list = (
    <ul role="list" className={styles.list}>
      {shown.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
  return variant === 'column' ? (
    <nav aria-label="On this page" className={styles.column} data-print="hide">
      <p className={styles.title}>On this page</p>
      {list}
    </nav>
  ) : (
    <details className={styles.disclosure} data-print="hide">
      <summary>On this page</summary>
      {list}
    </details>
  )
}
