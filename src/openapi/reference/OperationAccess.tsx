import { Fragment, type ReactNode } from 'react'
import type { PageReference } from '../../shared/sidebarTree'
import type { Operation } from '../../shared/pageData'
import { planNames, plansOf } from '../../shared/plans'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './OperationAccess.module.css'

interface Props {
  /** `security` is empty where no authentication is required. */
  operation: Pick<
    Operation,
    | 'authentication'
    | 'sentAs'
    | 'sentAfter'
    | 'security'
    | 'permission'
    | 'availability'
    | 'events'
    | 'unknownNames'
    | 'history'
  >
  /** Explains what the operation is about. */
  guide?: PageReference | undefined
}

/** Authentication and permission that a request requires, the page that explains its subject, and other versions. */
export function OperationAccess({
  operation: { authentication, sentAs, sentAfter, security, permission, availability, events, unknownNames, history },
  guide,
}: Props) {
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
  const plans = plansOf[availability ?? ''] ?? []
  return (
    <dl className={styles.access}>
      <Fact term={sentAs ? 'Sender' : 'Authentication'}>
        {`${authentication} `}
        {security.length > 0 && !sentAs && (
          <SiteLink href="/reference/api-tokens-and-client-keys">About tokens</SiteLink>
        )}
      </Fact>
      {sentAfter && (
        <Fact term="Sent after">
          <SiteLink href={sentAfter.path}>{sentAfter.title}</SiteLink>
        </Fact>
      )}
      {permission && (
        <Fact term="Permission">
          {`${permission.words} `}
          {permission.names.map((name, place) =>
            named(name, `/reference/rbac#${name.toLowerCase().replaceAll('_', '-')}`, place),
          )}
          {permission.names.length === 0 && <SiteLink href="/reference/rbac">About permissions</SiteLink>}
        </Fact>
      )}
      {plans.length > 0 && <Fact term="Plans">{plans.map((plan) => planNames[plan] ?? plan).join(', ')}</Fact>}
      {events && events.length > 0 && (
        <Fact term="Emits">
          {events.map(({ type, when }, place) => [
            named(type, `/reference/event-types#${type}`, place),
            when && ` (${when})`,
          ])}
        </Fact>
      )}
      {guide && (
        <Fact term="Guide">
          <SiteLink href={guide.path}>{guide.label}</SiteLink>
        </Fact>
      )}
      {history && (
        <Fact term="Versions">
          {history.words}
          {history.use && [': use ', named(history.use.endpoint, history.use.path)]}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}
