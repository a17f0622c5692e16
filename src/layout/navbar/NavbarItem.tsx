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
      return <EditionDropdown item={item} editions={languages} path={path} samePages={samePages} />
    case 'versions':
      return edition ? (
        <PageVersionDropdown item={item} edition={edition} />
      ) : (
        <EditionDropdown item={item} editions={versions} path={path} samePages={samePages} />
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

type EditionItem = Extract<NavbarItemData, { type: 'languages' | 'versions' }>

/** Versions of the current page. Each leads to the same page, or says that it lacks it and leads to its index. */
function PageVersionDropdown({ item, edition }: { item: EditionItem; edition: PageEdition }) {
  const [suffix, keepSuffix] = useSuffix()
  return (
    <NavbarDropdown item={item} current={edition.name} onOpen={keepSuffix}>
      {edition.versions.map(({ name, isCurrent, path, hasPage }) => (
        <li key={path}>
          <SiteLink
            href={path + (hasPage ? suffix : '')}
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

/** Query and hash of the page, which its other editions keep; known from when a list is opened. */
function useSuffix(): [string, () => void] {
  const [suffix, setSuffix] = useState('')
  return [suffix, () => setSuffix(window.location.search + window.location.hash)]
}

interface DropdownProps {
  /** Its label is the subject of the list: "Language". */
  item: EditionItem
  /** Label of the current entry. */
  current: string
  icon?: IconName
  onOpen: () => void
  /** List items with a link each. */
  children: ReactNode
}

/** A button with a list of links below it; works without scripts. What closes the list loads when it is about to open. */
function NavbarDropdown({ item, current, icon, onOpen, children }: DropdownProps) {
  const { label, note, links = [] } = item
  return (
    <details
      className={dropdownStyles.dropdown}
      name={dropdownName}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary className={dropdownStyles.summary} aria-label={`${label}: ${current}`} {...dropdownEvents}>
        {icon && <Icon name={icon} />}
        {current}
      </summary>
      <ul role="list" className={dropdownStyles.list}>
        {children}
        {note && <li className={dropdownStyles.note}>{note}</li>}
        {links.map((link) => (
          <li key={link.label} className={dropdownStyles.more}>
            <SiteLink href={'to' in link ? link.to : link.href}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface EditionDropdownProps {
  item: EditionItem
  editions: readonly Edition[]
  path: string
  samePages: readonly string[]
}

/**
 * Each language or version leads to the same page with query and hash if it has it, else to its first page. A chosen version is
 * remembered.
 */
function EditionDropdown({ item, editions, path, samePages }: EditionDropdownProps) {
  const isLanguage = item.type === 'languages'
  const [suffix, keepSuffix] = useSuffix()
  const [preferred, setPreferred] = useState<string>()
  // In an effect: the preference is unknown while pages are built.
  useEffect(() => setPreferred(readStorage('version.preferred')), [path])
  const current = isLanguage ? (editionOf(path, editions) ?? editions[0]) : shownVersion(path, editions, preferred)
  const prefer = (name: string) => {
    writeStorage('version.preferred', name)
    setPreferred(name)
  }
  return (
    <NavbarDropdown
      item={item}
      current={current?.label ?? ''}
      onOpen={keepSuffix}
      {...(isLanguage && { icon: 'globe' as const })}
    >
      {editions.map((edition) => (
        <li key={edition.name}>
          <EditionLink
            href={editionLink({ path, samePages, suffix }, editions, edition)}
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
