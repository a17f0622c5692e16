import { SiteLink } from '../ui/SiteLink'
import * as styles from './SidebarNav.module.css'

/** A page in the sidebar; the current one is marked for everybody. */
export function SidebarLink({ label, path, isCurrent }: { label: string; path: string; isCurrent: boolean }) {
  return (
    <SiteLink href={path} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </SiteLink>
  )
}
