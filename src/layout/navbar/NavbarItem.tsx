import { type AnchorHTMLAttributes, type ReactNode, useEffect, useState } from 'react'
import type { Edition, NavbarItem as NavbarItemData } from '../../../plugins/gatsby-source-site/types'
import { ownUrl } from '../../platform/basePath'
import { readStorage, writeStorage } from '../../platform/storageSlot'
import type { PageEdition } from '../../shared/pageEdition'
import { dropdownEvents, dropdownName } from '../../ui/dropdown'
import { Icon, type IconName } from '../../ui/Icon'
import { SiteLink } from '../../ui/SiteLink'
import { editionOf } from '../../shared/siteEditions'
import { editionLink, shownVersion } from './editions'
import * as styles from './Navbar.module.css'
import * as dropdownStyles from './NavbarDropdown.module.css'

export interface NavbarContext {
  path: string
  languages: readonly Edition[]
  versions: readonly Edition[]
  /** The version of the current page, where the site has several of it, but not of other pages. */
  edition: PageEdition | undefined
  /** The current page in other versions and languages. */
  samePages: readonly string[]
  /** The page of each sidebar, by the sidebar's name. */
  sidebarPages: ReadonlyMap<string, string>
  /** The sidebar of the current page. */
  sidebarName: string | null
}

interface Props {
  item: NavbarItemData
  context: NavbarContext
}

/** One entry of the navbar. */
export function NavbarItem(props: Props) {
  return (
    <li>
      <NavbarControl {...props} />
    </li>
  )
}

function NavbarControl({ item, context }: Props) {
  const { path, languages, versions, sidebarPages, sidebarName, edition, samePages } = context
  const { label } = item
  switch (item.type) {
    case 'link':
      return <NavbarLink label={label} href={'to' in item ? item.to : item.href} path={path} />
    case 'sidebar':
      return (
        <NavbarLink
          label={label}
          href={sidebarPages.get(item.sidebarId) ?? '/'}
          path={path}
          isSection={item.sidebarId === sidebarName}
        />
      )
    case 'icon-link':
      return (
        <a href={item.href} className={styles.iconLink} aria-label={label} title={label}>
          <Icon name={item.icon} />
        </a>
      )
    case 'languages':
      return <EditionDropdown type="languages" label={label} editions={languages} path={path} samePages={samePages} />
    case 'versions':
      return edition ? (
        <PageVersionDropdown label={label} edition={edition} />
      ) : (
        <EditionDropdown type="versions" label={label} editions={versions} path={path} samePages={samePages} />
      )
    default:
      // The type check names a type of item that has no case above; without it, a build stops here.
      throw new Error(
        `src/layout/navbar/NavbarItem.tsx has no case for this item: ${JSON.stringify(item satisfies never)}`,
      )
  }
}

interface LinkProps {
  label: string
  href: string
  /** Of the current page. */
  path: string
  /** Whether the current page is in the section that it leads to. */
  isSection?: boolean
}

function NavbarLink({ label, href, path, isSection = false }: LinkProps) {
  return (
    <SiteLink
      href={href}
      className={styles.link}
      aria-current={href === path ? 'page' : isSection ? 'true' : undefined}
    >
      {label}
    </SiteLink>
  )
}

/** Versions of the current page. Each leads to the same page, or says that it lacks it and leads to its index. */
function PageVersionDropdown({ label, edition }: { label: string; edition: PageEdition }) {
  return (
    <NavbarDropdown label={label} current={edition.name}>
      {edition.versions.map(({ name, isCurrent, path, hasPage }) => (
        <li key={path}>
          <SiteLink
            href={path}
            aria-current={name === edition.name && isCurrent === edition.isCurrent ? 'true' : undefined}
          >
            {name}
            {isCurrent && ' (current)'}
            {!hasPage && <small> doesn't have this page</small>}
          </SiteLink>
        </li>
      ))}
    </NavbarDropdown>
  )
}

interface DropdownProps {
  /** Subject of the list: "Language". */
  label: string
  /** Label of the current entry. */
  current: string
  icon?: IconName
  onOpen?: () => void
  /** List items with a link each. */
  children: ReactNode
}

/** A button with a list of links below it; works without scripts. What closes the list loads when it is about to open. */
function NavbarDropdown({ label, current, icon, onOpen, children }: DropdownProps) {
  return (
    <details
      className={dropdownStyles.dropdown}
      name={dropdownName}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={dropdownStyles.summary} aria-label={`${label}: ${current}`} {...dropdownEvents}>
        {icon && <Icon name={icon} />}
        {current}
      </summary>
      <ul role="list" className={dropdownStyles.list}>
        {children}
      </ul>
    </details>
  )
}

interface EditionDropdownProps {
  type: 'languages' | 'versions'
  label: string
  editions: readonly Edition[]
  path: string
  samePages: readonly string[]
}

/**
 * Each language or version leads to the same page if it has it, else to its first page. A language keeps query and hash, and a
 * chosen version is remembered.
 */
function EditionDropdown({ type, label, editions, path, samePages }: EditionDropdownProps) {
  const isLanguage = type === 'languages'
  const [suffix, setSuffix] = useState('')
  const [preferred, setPreferred] = useState<string>()
  // In an effect: the preference is unknown while pages are built.
  useEffect(() => setPreferred(readStorage('version.preferred')), [path])
  const current = isLanguage ? (editionOf(path, editions) ?? editions[0]) : shownVersion(path, editions, preferred)
  const keepSuffix = () => setSuffix(window.location.search + window.location.hash)
  const prefer = (name: string) => {
    writeStorage('version.preferred', name)
    setPreferred(name)
  }
  return (
    <NavbarDropdown
      label={label}
      current={current?.label ?? ''}
      {...(isLanguage && { icon: 'globe' as const, onOpen: keepSuffix })}
    >
      {editions.map((edition) => (
        <li key={edition.name}>
          <EditionLink
            href={editionLink({ path, samePages }, editions, edition) + suffix}
            isCurrent={edition === current}
            {...(isLanguage ? { lang: edition.name, hrefLang: edition.name } : { onClick: () => prefer(edition.name) })}
          >
            {edition.label}
          </EditionLink>
        </li>
      ))}
    </NavbarDropdown>
  )
}

interface EditionLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  isCurrent: boolean
}

/** Another edition is loaded as a whole, and never ahead: it may be another deployment, whose pages Gatsby's loader would not find. */
function EditionLink({ href, isCurrent, children, ...rest }: EditionLinkProps) {
  if (isCurrent)
    return (
      <SiteLink href={href} aria-current="true" {...rest}>
        {children}
      </SiteLink>
    )
  return (
    <a href={ownUrl(href)} {...rest}>
      {children}
    </a>
  )
}
