import { Fragment } from 'react'
import * as styles from './Endpoint.module.css'
import { MethodBadge } from './MethodBadge'

/** Method and path of an operation; a long path may break after each slash but the first. */
export function Endpoint({ method, endpoint }: { method: string; endpoint: string }) {
  return (
    <div className={styles.endpoint}>
      <MethodBadge method={method} />
      <code>
        {endpoint.split(/(?<=.\/)/).map((segment, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {segment}
          </Fragment>
        ))}
      </code>
    </div>
  )
}
