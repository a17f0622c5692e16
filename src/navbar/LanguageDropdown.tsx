import { useState } from 'react'
import { SiteLink } from '../ui/SiteLink'
import { editionOf, type EditionData } from './editions'
import { NavbarDropdown } from './NavbarDropdown'
import { useEditionLinks } from './useEditionLinks'

interface Props {
  label: string
  languages: readonly EditionData[]
  /** The current page. */
  path: string
}

/**
 * The languages of the site; each leads to the same page where that language has it, with query and hash, else to its
 * first page.
 */
export function LanguageDropdown({ label, languages, path }: Props) {
  const [suffix, setSuffix] = useState('')
  const current = editionOf(path, languages) ?? languages[0]
  const [linkTo, findPages] = useEditionLinks(path, languages)
  return (
    <NavbarDropdown
      label={label}
      current={current?.label ?? ''}
      icon="globe"
      onOpen={() => {
        setSuffix(window.location.search + window.location.hash)
        findPages()
      }}
    >
      {languages.map((language) => (
        <li key={language.name}>
          <SiteLink
            href={linkTo(language) + suffix}
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
