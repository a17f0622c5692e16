import { StackButton } from '../../preferences/my-stack/StackButton'
import { olderNotice, type PageEdition } from '../../shared/pageEdition'
import type { Operation, OperationSummary } from '../../shared/pageData'
import { plansOf } from '../../shared/plans'
import { Badge } from '../../ui/Badge'
import { BreakableCode } from '../../ui/BreakableCode'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './ApiBadges.module.css'

/** Lists say that an operation without a plan is open source. */
export function ApiBadges({
  availability,
  stability,
  deprecated,
  onlyIn,
  sentAs,
}: Pick<OperationSummary, 'availability' | 'stability' | 'deprecated' | 'onlyIn' | 'sentAs'>) {
  return (
    <>
      {sentAs && <Badge>{sentAs === 'webhook' ? 'Webhook' : 'Callback'}</Badge>}
      {deprecated && <Badge tone="caution">Deprecated</Badge>}
      {availability === 'enterprise' && <Badge tone="accent">Enterprise</Badge>}
      {stability && stability !== 'stable' && <Badge tone="caution">{stability}</Badge>}
      {onlyIn && <Badge tone="caution">{`In ${onlyIn}, not in this document`}</Badge>}
    </>
  )
}

/** Of a document that isn't of the version that the other pages describe. */
export function VersionBadge({ version }: { version: string | null }) {
  return version === null ? null : <Badge tone="accent">{`API of ${version}`}</Badge>
}

/** Whether the reader's stack includes an operation. */
export function OperationStack({
  operation: { availability, history },
}: {
  operation: Pick<Operation, 'availability' | 'history'>
}) {
  return <StackButton subject={{ plans: plansOf[availability ?? ''] ?? [], history }} />
}

export function MethodBadge({ method }: { method: string }) {
  return (
    <>
      <span className={styles.method} data-method={method}>
        {method}
      </span>{' '}
    </>
  )
}

/** A long path breaks after its slashes. */
export function EndpointPath({ endpoint }: { endpoint: string }) {
  return <BreakableCode parts={endpoint.split(/(?<=.\/)/)} />
}

/** A long permission breaks after its underscores. */
export function PermissionName({ name }: { name: string }) {
  return <BreakableCode parts={name.split(/(?<=_)/)} />
}

/** Leads from a page of an older version to the current one; nothing on other pages. */
export function OlderNotice({ edition }: { edition?: PageEdition | undefined }) {
  const notice = olderNotice(edition)
  if (!notice) return null
  return (
    <p role="note" className={styles.notice}>
      <strong>Older version.</strong> {notice.text} <SiteLink href={notice.path}>{notice.label}</SiteLink>.
    </p>
  )
}
