import { dropdownEvents, dropdownName } from '../ui/dropdown'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './TableOfContents.module.css'

interface Props {
  /** Of levels 2 and 3. */
  headings: Queries.PageFieldsFragment['headings']
  /** ID of the heading whose section is being read. */
  active: string | undefined
  /** A column beside the text, or a bar below the navbar where there is not enough width for one. */
  variant: 'column' | 'bar'
}

/** The headings of a page, the active one marked, and after some scrolling a link to the top. */
export function TableOfContents({ headings, active, variant }: Props) {
  if (headings.length < 2) return null
  const list = (
    <ul role="list" className={styles.list}>
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <SiteLink href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
            {text}
          </SiteLink>
        </li>
      ))}
      {active !== undefined && (
        <li>
          <button type="button" onClick={goToTop}>
            Back to top
          </button>
        </li>
      )}
    </ul>
  )
  return variant === 'column' ? (
    <nav aria-label="On this page" className={styles.column} data-print="hide">
      <p className={styles.title}>On this page</p>
      {list}
    </nav>
  ) : (
    <details className={styles.bar} name={dropdownName} data-print="hide">
      <summary {...dropdownEvents}>
        On this page
        {active !== undefined && <span>{headings.find(({ id }) => id === active)?.text}</span>}
      </summary>
      {list}
    </details>
  )
}

/** The keyboard goes to the title, too. */
function goToTop(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}
