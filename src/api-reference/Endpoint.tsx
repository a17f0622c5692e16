import * as styles from './Endpoint.module.css'
import { EndpointPath } from './EndpointPath'
import { MethodBadge } from './MethodBadge'

/** Method and path of an operation. */
export function Endpoint({ method, endpoint }: { method: string; endpoint: string }) {
  return (
    <div className={styles.endpoint}>
      <MethodBadge method={method} />
      <EndpointPath endpoint={endpoint} />
    </div>
  )
}
