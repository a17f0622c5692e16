import { Fragment } from 'react'
import type { PageReference } from '../shared/sidebarTree'
import type { Operation } from '../types/pageData'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './OperationAccess.module.css'

interface Props {
  /** `security` is empty where no authentication is required. */
  operation: Pick<Operation, 'authentication' | 'security' | 'permission' | 'events' | 'unknownNames' | 'history'>
  /** Explains what the operation is about. */
  guide?: PageReference | undefined
}

/** Authentication and permission that a request requires, the page that explains its subject, and other versions. */
export function OperationAccess({ operation: { authentication, security, permission, events, unknownNames, history }, guide }: Props) {
  // No page explains operations of other versions, and names that only a fetched document has.
  const named = (name: string, path: string | null, place = 0) => {
    const code = <code>{name}</code>
    return (
      <Fragment key={name}>
        {place > 0 && ', '}
        {path === null || unknownNames.includes(name) ? code : <SiteLink href={path}>{code}</SiteLink>}
      </Fragment>
    )
  }
  return (
    <dl className={styles.access}>
      <dt>Authentication</dt>
      <dd>
        {`${authentication} `}
        {security.length > 0 && <SiteLink href="/reference/api-tokens-and-client-keys">About tokens</SiteLink>}
      </dd>
      {permission && (
        <>
          <dt>Permission</dt>
          <dd>
            {`${permission.words} `}
            {permission.names.map((name, place) => named(name, `/reference/rbac#${name.toLowerCase().replaceAll('_', '-')}`, place))}
            {permission.names.length === 0 && <SiteLink href="/reference/rbac">About permissions</SiteLink>}
          </dd>
        </>
      )}
      {events && events.length > 0 && (
        <>
          <dt>Emits</dt>
          <dd>
            {events.map(({ type, when }, place) => [named(type, `/reference/event-types#${type}`, place), when && ` (${when})`])}
          </dd>
        </>
      )}
      {guide && (
        <>
          <dt>Guide</dt>
          <dd>
            <SiteLink href={guide.path}>{guide.label}</SiteLink>
          </dd>
        </>
      )}
      {history && (
        <>
          <dt>Versions</dt>
          <dd>
            {history.words}
            {history.use && (
              <>
                {': use '}
                {named(history.use.endpoint, history.use.path)}
              </>
            )}
          </dd>
        </>
      )}
    </dl>
  )
}
