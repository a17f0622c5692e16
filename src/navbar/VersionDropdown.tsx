import { useEffect, useState } from 'react'
import { readStorage, writeStorage } from '../hooks/storageSlot'
import { SiteLink } from '../ui/SiteLink'
import { pathInEdition, shownVersion, type EditionData } from './editions'
import { NavbarDropdown } from './NavbarDropdown'

interface Props {
  label: string
  versions: readonly EditionData[]
  /** The current page. */
  path: string
}

/** The versions of the site; each leads to the same page where that version has it, else to the version's first page. */
export function VersionDropdown({ label, versions, path }: Props) {
  const [preferred, setPreferred] = useState<string>()
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  // While pages are built nobody prefers anything.
  useEffect(() => setPreferred(readStorage('version.preferred')), [path])
  const current = shownVersion(path, versions, preferred)
  const pathIn = (version: EditionData) => pathInEdition(path, versions, version)
  const findPages = () => {
    const others = versions.filter((version) => version !== current).map(pathIn)
    // Without an answer each version is entered by its first page.
    if (others.length > 0) import('./samePages').then(({ samePages }) => samePages(others)).then(setFound, () => undefined)
  }
  return (
    <NavbarDropdown label={label} current={current?.label ?? ''} onOpen={findPages}>
      {versions.map((version) => (
        <li key={version.name}>
          <SiteLink
            href={version === current || found.has(pathIn(version)) ? pathIn(version) : version.path || '/'}
            aria-current={version === current ? 'true' : undefined}
            onClick={() => writeStorage('version.preferred', version.name)}
          >
            {version.label}
          </SiteLink>
        </li>
      ))}
    </NavbarDropdown>
  )
}
