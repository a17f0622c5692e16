import * as styles from './Spinner.module.css'

/** Says that something is on its way; the label is for those who do not see it turn. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
