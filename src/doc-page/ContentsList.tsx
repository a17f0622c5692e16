import { SiteLink } from '../ui/SiteLink'
import * as styles from './ContentsList.module.css'

export interface ContentsHeading {
  id: string
  text: string
  depth: number
}

interface Props {
  /** Of levels 2 and 3. */
  headings: readonly ContentsHeading[]
  /** Id of the heading whose section is being read. */
  current: string | undefined
  /** A column beside the text, or a disclosure above it where there is no room for one. */
  variant: 'column' | 'disclosure'
}

/** The headings of a page, the current one marked. */
export function ContentsList({ headings, current, variant }: Props) {
  if (headings.length < 2) return null
  const list = (
    <ul role="list" className={styles.list}>
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <SiteLink href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
          </SiteLink>
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
