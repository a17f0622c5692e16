import { Fragment } from 'react'
import * as styles from './Endpoint.module.css'
import { MethodBadge } from './MethodBadge'

/** Method and path of an operation; a long path may break after each slash. */
export function Endpoint({ method, endpoint }: { method: string; endpoint: string }) {
  return (
    <div className={styles.endpoint}>
      <MethodBadge method={method} />
      <code>
        {endpoint.split(/(?<=\/)/).map((segment, index) => (
          <Fragment key={index}>
            {segment}
            <wbr />
          </Fragment>
        ))}
      </code>
    </div>
  )
}
