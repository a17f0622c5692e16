import { SiteLink } from '../ui/SiteLink'
import * as styles from './ApiIndex.module.css'
import { byTitle } from './byTitle'

interface Props {
  version: string
  tags: readonly { path: string; title: string; operations: readonly { path: string; title: string }[] }[]
}

/** All operations, by tag and then in alphabetical order. */
export function ApiIndex({ version, tags }: Props) {
  return (
    <>
      <p>
        Every operation of the HTTP API of Unleash {version}, by subject. The{' '}
        <SiteLink href="/reference/api/unleash/unleash-api">introduction</SiteLink> says how to reach the API and what a
        request needs.
      </p>
      {tags.map(({ path, title, operations }) => (
        <details key={path} className={styles.group}>
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
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
