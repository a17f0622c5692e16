import { Fragment } from 'react'
import type { PageReference } from '../shared/sidebarTree'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './OperationAccess.module.css'

interface Props {
  authentication: string
  /** Ways to be let in; empty where none is needed. */
  security: readonly string[]
  permission: { words: string; names: readonly string[] } | null
  /** The page that explains what the operation is about. */
  guide?: PageReference
}

/** Who may send a request, and where its subject is explained. */
export function OperationAccess({ authentication, security, permission, guide }: Props) {
  return (
    <dl className={styles.access}>
      <dt>Authentication</dt>
      <dd>
        {`${authentication} `}
        {security.length > 0 && <SiteLink href="/reference/api-tokens-and-client-keys">About tokens</SiteLink>}
      </dd>
      {permission && (
        <>
          <dt>Required permission</dt>
          <dd>
            {`${permission.words} `}
            {permission.names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                <SiteLink href={`/reference/rbac#${name.toLowerCase().replaceAll('_', '-')}`}>
                  <code>{name}</code>
                </SiteLink>
              </Fragment>
            ))}
            {permission.names.length === 0 && <SiteLink href="/reference/rbac">About permissions</SiteLink>}
          </dd>
        </>
      )}
      {guide && (
        <>
          <dt>Explained in</dt>
          <dd>
            <SiteLink href={guide.path}>{guide.label}</SiteLink>
          </dd>
        </>
      )}
    </dl>
  )
}
