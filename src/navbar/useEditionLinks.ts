import { useState } from 'react'
import { pathInEdition, type EditionData } from './editions'

/**
 * Where the entries of a list of versions or languages lead: to the same page where the edition has it, else to its first
 * page. Which of the two is found out when the list opens; until then it is the first page.
 *
 * @param path the current page
 * @returns the address of the page for an edition, and what to call when the list opens
 */
export function useEditionLinks<Edition extends EditionData>(
  path: string,
  editions: readonly Edition[],
): [(edition: Edition) => string, () => void] {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  const pathIn = (edition: Edition) => pathInEdition(path, editions, edition)
  const findPages = () => {
    const others = editions.map(pathIn).filter((address) => address !== path)
    // Without an answer each edition is entered by its first page.
    if (others.length > 0) import('./samePages').then(({ samePages }) => samePages(others)).then(setFound, () => undefined)
  }
  const linkTo = (edition: Edition) => {
    const address = pathIn(edition)
    return address === path || found.has(address) ? address : edition.path || '/'
  }
  return [linkTo, findPages]
}
