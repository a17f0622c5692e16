import { SiteLink } from '../ui/SiteLink'
import * as styles from './ApiIndex.module.css'
import { ApiMarks } from './ApiMarks'
import { EndpointPath } from './EndpointPath'
import type { IndexedTag } from './filterOperations'

interface Props {
  tag: IndexedTag
  /** Operations that were looked for are shown without being opened first, with what they were looked for by. */
  isFiltered: boolean
  /** The reader opened it before. */
  wasOpened: boolean
  onToggle: (path: string, isOpen: boolean) => void
}

/** The operations of a tag. */
export function ApiIndexGroup({ tag: { path, title, operations }, isFiltered, wasOpened, onToggle }: Props) {
  return (
    <details
      className={styles.group}
      open={isFiltered || wasOpened}
      onToggle={({ currentTarget }) => {
        if (!isFiltered) onToggle(path, currentTarget.open)
      }}
    >
      <summary>
        {title} <span className={styles.count}>{operations.length}</span>
      </summary>
      <ul role="list" className={isFiltered ? undefined : styles.all}>
        {!isFiltered && (
          <li>
            <SiteLink href={path}>All about {title}</SiteLink>
          </li>
        )}
        {operations.map((operation) => (
          <li key={operation.path}>
            <SiteLink href={operation.path}>{operation.title}</SiteLink>
            {isFiltered && (
              <>
                <span className={styles.marks}>
                  <ApiMarks {...operation} />
                </span>
                <span className={styles.endpoint}>
                  {operation.method} <EndpointPath endpoint={operation.endpoint} />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
