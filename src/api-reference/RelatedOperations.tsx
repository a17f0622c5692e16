import { SiteLink } from '../ui/SiteLink'
import { MethodBadge } from './MethodBadge'
import * as styles from './RelatedOperations.module.css'

interface Props {
  operations: readonly { path: string; title: string; method: string }[]
  tag: { path: string; title: string }
}

/** Operations a reader of this one may want next; the page of the tag has all of them. */
export function RelatedOperations({ operations, tag }: Props) {
  return (
    <ul role="list" className={styles.related}>
      {operations.map(({ path, title, method }) => (
        <li key={path}>
          <MethodBadge method={method} /> <SiteLink href={path}>{title}</SiteLink>
        </li>
      ))}
      <li>
        <SiteLink href={tag.path}>{`All operations: ${tag.title}`}</SiteLink>
      </li>
    </ul>
  )
}
