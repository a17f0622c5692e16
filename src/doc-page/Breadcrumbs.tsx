import { SiteLink } from '../ui/SiteLink'
import * as styles from './Breadcrumbs.module.css'

/** The groups above a page in its sidebar. */
export function Breadcrumbs({ trail }: { trail: readonly { label: string; path?: string }[] }) {
  if (trail.length === 0) return null
  return (
    <nav aria-label="Breadcrumbs" data-print="hide">
      <ol role="list" className={styles.trail}>
        {trail.map(({ label, path }) => (
          <li key={label}>{path === undefined ? <span>{label}</span> : <SiteLink href={path}>{label}</SiteLink>}</li>
        ))}
      </ol>
    </nav>
  )
}
