import * as styles from './FactExample.module.css'

/** A short example, highlighted at build. A page may have more than a hundred: it is text, and nothing that works. */
export function FactExample({ html }: { html: string }) {
  return (
    <pre className={styles.example}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  )
}
