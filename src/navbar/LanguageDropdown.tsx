import { useState } from 'react'
import { SiteLink } from '../ui/SiteLink'
import { editionOf, pathInEdition, type EditionData } from './editions'
import { NavbarDropdown } from './NavbarDropdown'

interface Props {
  label: string
  languages: readonly EditionData[]
  /** The current page. */
  path: string
}

/** The languages of the site; each leads to the same page, with query and hash. */
export function LanguageDropdown({ label, languages, path }: Props) {
  const [suffix, setSuffix] = useState('')
  const current = editionOf(path, languages) ?? languages[0]
  return (
    <NavbarDropdown
      label={label}
      current={current?.label ?? ''}
      icon="globe"
      onOpen={() => setSuffix(window.location.search + window.location.hash)}
    >
      {languages.map((language) => (
        <li key={language.name}>
          <SiteLink
            href={pathInEdition(path, languages, language) + suffix}
            lang={language.name}
            hrefLang={language.name}
            aria-current={language === current ? 'true' : undefined}
          >
            {language.label}
          </SiteLink>
        </li>
      ))}
    </NavbarDropdown>
  )
}
