/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see OperationTable */
import { ScrollBox } from '../ui/ScrollBox'
import { SiteLink } from '../ui/SiteLink'
import { ApiMarks } from './ApiMarks'
import { byTitle } from './byTitle'
import { EndpointPath } from './EndpointPath'
import { MethodBadge } from './MethodBadge'
import type { OperationSummary } from './OperationSummary'
import * as styles from './OperationTable.module.css'

/**
 * Operations in alphabetical order, as the index has them, with method, path and marks; each a link to its page. The roles
 * are those that the elements have: Safari forgets them where the sheet makes blocks of rows.
 */
export function OperationTable({ operations }: { operations: readonly OperationSummary[] }) {
  return (
    <ScrollBox label="Operations" className={styles.box}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">Operation</th>
            <th scope="col" role="columnheader">Method and path</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {byTitle(operations).map(({ path, title, method, endpoint, ...marks }) => (
            <tr key={path} role="row">
              <td role="cell">
                <SiteLink href={path}>{title}</SiteLink>
                <span className={styles.marks}>
                  <ApiMarks {...marks} />
                </span>
              </td>
              <td role="cell">
                <MethodBadge method={method} /> <EndpointPath endpoint={endpoint} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
