import { Fragment } from 'react'
import { planNote, versionsOf } from '../../markdown/text/apiTexts'
import type { OperationSummary } from '../../shared/pageData'
import { BreakableCode } from '../../ui/BreakableCode'
import { SiteLink } from '../../ui/SiteLink'
import { ApiBadges, EndpointPath, MethodBadge, PermissionName } from './ApiBadges'
import * as styles from './OperationList.module.css'
import { ownUrl } from '../../platform/basePath'

/** In characters: what fits into the column of paths, also on a phone. */
const lineLength = 44

/** A path in lines that end after slashes. */
function linesOf(endpoint: string): string[] {
  const lines: string[] = []
  for (const part of endpoint.split(/(?<=.\/)/)) {
    const line = lines.at(-1)
    if (line === undefined || line.length + part.length > lineLength) lines.push(part)
    else lines[lines.length - 1] = line + part
  }
  return lines
}

/** Operations as rows of method, title and path. Few elements: the index has all of them. */
export function OperationList({ operations }: { operations: readonly OperationSummary[] }) {
  return (
    <ul role="list" className={styles.list}>
      {operations.map((operation) => {
        const { path, title, method, endpoint, history } = operation
        const versions = versionsOf(history)
        return (
          <li key={path}>
            <MethodBadge method={method} />
            <SiteLink href={path}>{title}</SiteLink> <ApiBadges {...operation} />
            {versions && <small>{versions}</small>} <BreakableCode parts={linesOf(endpoint)} />
          </li>
        )
      })}
    </ul>
  )
}

/** The operations of a subject, with the permission that each requires. */
export function OperationTable({ operations }: { operations: readonly OperationSummary[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">Operation</th>
          <th scope="col">Path</th>
          <th scope="col">Permission</th>
        </tr>
      </thead>
      <tbody>
        {operations.map(({ path, title, method, endpoint, history, permission, ...badges }) => (
          <tr key={path}>
            <td>
              <MethodBadge method={method} />
            </td>
            <th scope="row">
              <SiteLink href={path}>{title}</SiteLink> <ApiBadges {...badges} /> <small>{versionsOf(history)}</small>
            </th>
            <td>
              <EndpointPath endpoint={endpoint} />
            </td>
            <td>
              {permission?.names.map((name) => (
                <Fragment key={name}>
                  <PermissionName name={name} />{' '}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PlanNote() {
  return <p>{planNote}</p>
}

interface Props {
  /** Subject of the sentence: "The OpenAPI document". */
  what: string
  files: { json: string; yaml: string }
}

export function Downloads({ what, files }: Props) {
  return (
    <p>
      {what} as a file: <DownloadLinks files={files} />.
    </p>
  )
}

export function DownloadLinks({ files }: Pick<Props, 'files'>) {
  return (
    <>
      <a href={ownUrl(files.json)} download>
        JSON
      </a>
      ,{' '}
      <a href={ownUrl(files.yaml)} download>
        YAML
      </a>
    </>
  )
}
