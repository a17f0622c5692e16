import { SiteLink } from '../ui/SiteLink'
import * as styles from './ApiIndex.module.css'
import { byTitle } from './byTitle'
import { EndpointPath } from './EndpointPath'
import type { IndexedTag } from './filterOperations'

/** The operations of a tag; those that were looked for are shown without being opened first, with what else was looked in. */
export function ApiIndexGroup({ tag: { path, title, operations }, isFiltered }: { tag: IndexedTag; isFiltered: boolean }) {
  return (
    <details className={styles.group} open={isFiltered}>
      <summary>
        {title} <span className={styles.count}>{operations.length}</span>
      </summary>
      <ul role="list">
        <li>
          <SiteLink href={path}>All about {title}</SiteLink>
        </li>
        {byTitle(operations).map((operation) => (
          <li key={operation.path}>
            <SiteLink href={operation.path}>{operation.title}</SiteLink>
            {isFiltered && (
              <span className={styles.endpoint}>
                {operation.method} <EndpointPath endpoint={operation.endpoint} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
