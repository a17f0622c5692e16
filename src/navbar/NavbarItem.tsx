import { Icon, type IconName } from '../ui/Icon'
import { SiteLink } from '../ui/SiteLink'
import type { EditionData } from './editions'
import { LanguageDropdown } from './LanguageDropdown'
import * as styles from './Navbar.module.css'
import { VersionDropdown } from './VersionDropdown'

export interface NavbarItemData {
  type: string
  label: string
  position: string
  to: string | null
  href: string | null
  icon: string | null
  sidebarId: string | null
}

/** What items refer to. */
export interface NavbarContext {
  /** The current page. */
  path: string
  languages: readonly EditionData[]
  versions: readonly EditionData[]
  /** The first page of each sidebar, by the sidebar's name. */
  firstPages: ReadonlyMap<string, string>
}

/** One entry of the navbar; the build has checked that its type and destination are right. */
export function NavbarItem({ item, context }: { item: NavbarItemData; context: NavbarContext }) {
  const { type, label, to, href, icon, sidebarId } = item
  const { path, languages, versions, firstPages } = context
  if (type === 'languages' || type === 'versions') {
    return (
      <li>
        {type === 'languages' ? (
          <LanguageDropdown label={label} languages={languages} path={path} />
        ) : (
          <VersionDropdown label={label} versions={versions} path={path} />
        )}
      </li>
    )
  }
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
