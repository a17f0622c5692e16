import { Icon, type IconName } from '../ui/Icon'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './Navbar.module.css'

export interface NavbarItemData {
  type: string
  label: string
  position: string
  to: string | null
  href: string | null
  icon: string | null
  sidebarId: string | null
}

interface Props {
  item: NavbarItemData
  /** The first page of each sidebar, by the sidebar's name. */
  firstPages: ReadonlyMap<string, string>
}

/** One entry of the navbar; the build has checked that its type and destination are right. */
export function NavbarItem({ item: { type, label, to, href, icon, sidebarId }, firstPages }: Props) {
  const target = to ?? href ?? firstPages.get(sidebarId ?? '') ?? '/'
  if (type === 'icon-link') {
    return (
      <li>
        <a href={target} className={styles.iconLink} aria-label={label} title={label}>
          <Icon name={icon as IconName} />
        </a>
      </li>
    )
  }
  return (
    <li>
      <SiteLink href={target} className={styles.link}>
        {label}
      </SiteLink>
    </li>
  )
}
