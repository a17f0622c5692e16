import * as styles from './MethodBadge.module.css'

/** An HTTP method, in capitals. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  )
}
