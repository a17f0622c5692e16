import type { PageReference } from '../shared/sidebarTree'
import { SiteLink } from '../ui/SiteLink'
import { authenticationWords, permissionWords } from './accessWords'
import * as styles from './OperationAccess.module.css'

interface Props {
  endpoint: string
  security: readonly string[]
  /** Null where the document does not say. */
  permissions: readonly string[] | null
  availability: string | null
  /** The page that explains what the operation is about. */
  guide?: PageReference
}

/** Who may send a request, and where its subject is explained. */
export function OperationAccess({ guide, ...access }: Props) {
  const { endpoint, security } = access
  const permission = permissionWords(access)
  return (
    <dl className={styles.access}>
      <dt>Authentication</dt>
      <dd>
        {authenticationWords(endpoint, security)}{' '}
        {security.length > 0 && <SiteLink href="/reference/api-tokens-and-client-keys">About tokens</SiteLink>}
      </dd>
      {permission && (
        <>
          <dt>Required permission</dt>
          <dd>
            {permission.words}{' '}
            {permission.names.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}{' '}
            <SiteLink href="/reference/rbac">About permissions</SiteLink>
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
