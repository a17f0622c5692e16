import * as styles from './SkipLink.module.css'

/** The `main` element of every page. A colon never comes out of a heading, so that no heading's id can be the same. */
export const mainId = 'site:main'

/** First in the tab order; leads past navbar and sidebar. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${mainId}`} data-region="skip-link">
      Skip to main content
    </a>
  )
}
