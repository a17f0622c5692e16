import { ScrollBox } from '../ui/ScrollBox'
import { SiteLink } from '../ui/SiteLink'
import { ApiMarks } from './ApiMarks'
import { byTitle } from './byTitle'
import { EndpointPath } from './EndpointPath'
import { MethodBadge } from './MethodBadge'
import * as styles from './OperationTable.module.css'

export interface OperationSummary {
  path: string
  title: string
  method: string
  endpoint: string
  availability: string | null
  stability: string | null
  deprecated: boolean
}

/** Operations in alphabetical order, as the index has them, with method, path and marks; each a link to its page. */
export function OperationTable({ operations }: { operations: readonly OperationSummary[] }) {
  return (
    <ScrollBox label="Operations" className={styles.box}>
      <table>
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col">Method and path</th>
          </tr>
        </thead>
        <tbody>
          {byTitle(operations).map(({ path, title, method, endpoint, ...marks }) => (
            <tr key={path}>
              <td>
                <SiteLink href={path}>{title}</SiteLink>
                <span className={styles.marks}>
                  <ApiMarks {...marks} />
                </span>
              </td>
              <td>
                <MethodBadge method={method} /> <EndpointPath endpoint={endpoint} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
