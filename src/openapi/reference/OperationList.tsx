import type { DocumentedVersions } from '../../../plugins/gatsby-source-openapi/shared'
import type { OperationSummary } from '../../shared/pageData'
import { SiteLink } from '../../ui/SiteLink'
import { ApiBadges, MethodBadge } from './ApiBadges'
import * as styles from './OperationList.module.css'

/** Operations as rows of method, title, path and versions. Few elements: the index has all of them. */
export function OperationList({ operations }: { operations: readonly OperationSummary[] }) {
  return (
    <ul role="list" className={styles.list}>
      {operations.map(({ path, title, method, endpoint, history, ...badges }) => (
        <li key={path}>
          <MethodBadge method={method} />
          <SiteLink href={path}>{title}</SiteLink>
          <ApiBadges {...badges} />
          <code>{endpoint + (history ? ` (${versionsOf(history)})` : '')}</code>
        </li>
      ))}
    </ul>
  )
}

/** For lists of operations: only other plans have a badge. */
export function PlanNote() {
  return <p>Operations without a plan label are available in every plan, including Open Source.</p>
}

/** `since 4.13, removed in 7.0`: only the page of an operation says where a version isn't certain. */
function versionsOf({ since, removed }: DocumentedVersions): string {
  const last = (range: string) => range.split('../..').at(-1) ?? ''
  return `since\u00a0${last(since)}${removed === null ? '' : `, removed in\u00a0${last(removed)}`}`
}

interface Props {
  /** Subject of the sentence: "The OpenAPI document". */
  what: string
  files: { json: string; yaml: string }
}

export function Downloads({ what, files }: Props) {
  return (
    <p>
      {what} as a file:{' '}
      <a href={files.json} download>
        JSON
      </a>
      ,{' '}
      <a href={files.yaml} download>
        YAML
      </a>
      .
    </p>
  )
}
