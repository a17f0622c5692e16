import type { PageEdition } from '../shared/pageEdition'
import { Icon, type IconName } from '../ui/Icon'
import { SiteLink } from '../ui/SiteLink'
import type { EditionData } from './editions'
import * as styles from './Navbar.module.css'
import { EditionDropdown, NavbarDropdown } from './NavbarDropdown'

export interface NavbarItemData {
  type: string
  label: string
  position: string
  to: string | null
  href: string | null
  icon: string | null
  sidebarId: string | null
}

export interface NavbarContext {
  path: string
  languages: readonly EditionData[]
  versions: readonly EditionData[]
  /** The version of the current page, where the site has several of it, but not of other pages. */
  edition: PageEdition | undefined
  /** The first page of each sidebar, by the sidebar's name. */
  firstPages: ReadonlyMap<string, string>
}

/** One entry of the navbar; the build has checked its type and destination. */
export function NavbarItem({ item, context }: { item: NavbarItemData; context: NavbarContext }) {
  const { type, label, to, href, icon, sidebarId } = item
  const { path, languages, versions, firstPages, edition } = context
  if (type === 'versions' && edition) {
    return (
      <li>
        <PageVersionDropdown label={label} edition={edition} />
      </li>
    )
  }
  if (type === 'languages' || type === 'versions') {
    return (
      <li>
        <EditionDropdown type={type} label={label} editions={type === 'languages' ? languages : versions} path={path} />
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

/** Versions of the current page. Each leads to the same page, or says that it lacks it and leads to its index. */
function PageVersionDropdown({ label, edition }: { label: string; edition: PageEdition }) {
  return (
    <NavbarDropdown label={label} current={edition.name}>
      {edition.versions.map(({ name, isCurrent, path, hasPage }) => (
        <li key={path}>
          <SiteLink href={path} aria-current={name === edition.name && isCurrent === edition.isCurrent ? 'true' : undefined}>
            {name}
            {isCurrent && ' (current)'}
            {!hasPage && <small> doesn't have this page</small>}
          </SiteLink>
        </li>
      ))}
    </NavbarDropdown>
  )
}
