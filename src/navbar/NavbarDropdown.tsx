import { type ReactNode, useEffect, useState } from 'react'
import { readStorage, writeStorage } from '../platform/storageSlot'
import { dropdownEvents, dropdownName } from '../ui/dropdown'
import { Icon, type IconName } from '../ui/Icon'
import { SiteLink } from '../ui/SiteLink'
import { editionOf, shownVersion, useEditionLinks, type EditionData } from './editions'
import * as styles from './NavbarDropdown.module.css'

interface Props {
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
export function NavbarDropdown({ label, current, icon, onOpen, children }: Props) {
  return (
    <details className={styles.dropdown} name={dropdownName} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className={styles.summary} aria-label={`${label}: ${current}`} {...dropdownEvents}>
        {icon && <Icon name={icon} />}
        {current}
      </summary>
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </details>
  )
}

interface EditionDropdownProps {
  type: 'languages' | 'versions'
  label: string
  editions: readonly EditionData[]
  path: string
}

/**
 * Each language or version leads to the same page if it has it, else to its first page. A language keeps query and hash, and a
 * chosen version is remembered.
 */
export function EditionDropdown({ type, label, editions, path }: EditionDropdownProps) {
  const isLanguage = type === 'languages'
  const [suffix, setSuffix] = useState('')
  const [preferred, setPreferred] = useState<string>()
  // In an effect: the preference is unknown while pages are built.
  useEffect(() => setPreferred(readStorage('version.preferred')), [path])
  const current = isLanguage ? (editionOf(path, editions) ?? editions[0]) : shownVersion(path, editions, preferred)
  const [linkTo, findPages] = useEditionLinks(path, editions)
  const open = () => {
    if (isLanguage) setSuffix(window.location.search + window.location.hash)
    findPages()
  }
  const prefer = (name: string) => {
    writeStorage('version.preferred', name)
    setPreferred(name)
  }
  return (
    <NavbarDropdown label={label} current={current?.label ?? ''} onOpen={open} {...(isLanguage && { icon: 'globe' as const })}>
      {editions.map((edition) => (
        <li key={edition.name}>
          <SiteLink
            href={linkTo(edition) + suffix}
            aria-current={edition === current ? 'true' : undefined}
            {...(isLanguage ? { lang: edition.name, hrefLang: edition.name } : { onClick: () => prefer(edition.name) })}
          >
            {edition.label}
          </SiteLink>
        </li>
      ))}
    </NavbarDropdown>
  )
}
