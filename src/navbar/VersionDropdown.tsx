import { useEffect, useState } from 'react'
import { readStorage, writeStorage } from '../hooks/storageSlot'
import { SiteLink } from '../ui/SiteLink'
import { shownVersion, type EditionData } from './editions'
import { NavbarDropdown } from './NavbarDropdown'
import { useEditionLinks } from './useEditionLinks'

interface Props {
  label: string
  versions: readonly EditionData[]
  /** The current page. */
  path: string
}

/** The versions of the site; each leads to the same page where that version has it, else to the version's first page. */
export function VersionDropdown({ label, versions, path }: Props) {
  const [preferred, setPreferred] = useState<string>()
  // While pages are built nobody prefers anything.
  useEffect(() => setPreferred(readStorage('version.preferred')), [path])
  const current = shownVersion(path, versions, preferred)
  const [linkTo, findPages] = useEditionLinks(path, versions)
  const prefer = (name: string) => {
    writeStorage('version.preferred', name)
    setPreferred(name)
  }
  return (
    <NavbarDropdown label={label} current={current?.label ?? ''} onOpen={findPages}>
      {versions.map((version) => (
        <li key={version.name}>
          <SiteLink
            href={linkTo(version)}
            aria-current={version === current ? 'true' : undefined}
            onClick={() => prefer(version.name)}
          >
            {version.label}
          </SiteLink>
        </li>
      ))}
    </NavbarDropdown>
  )
}
