import { useState } from 'react'
import { existingPages } from '../gatsby-patches/runtime'
import { unlistedPaths } from '../shared/pageFiles'

/** A language or version of the whole site. */
export interface EditionData {
  name: string
  label: string
  /** Base path; empty for the edition at the root. */
  path: string
}

/** Pages outside of versions: there the version that the reader preferred last is shown. */
const unversioned = [...unlistedPaths, '/404', '/404.html']

/** The edition of a page: the one with the longest path that the page's path begins with. */
export function editionOf(path: string, editions: readonly EditionData[]): EditionData | undefined {
  return editions
    .filter((edition) => path === edition.path || path.startsWith(`${edition.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}

/** The version to show: the page's own, or on pages without one the preferred, or else the newest. */
export function shownVersion(
  path: string,
  versions: readonly EditionData[],
  preferred: string | undefined,
): EditionData | undefined {
  const own = unversioned.includes(path) ? versions.find(({ name }) => name === preferred) : editionOf(path, versions)
  return own ?? versions[0]
}

/** Path of the same page in another edition: `/v4/quickstart` for `/quickstart`. */
export function pathInEdition(path: string, editions: readonly EditionData[], target: EditionData): string {
  const rest = path.slice(editionOf(path, editions)?.path.length ?? 0).replace(/^\/$/, '')
  return target.path + rest || '/'
}

/**
 * Where entries lead: to the same page where the edition has it, else to its first page. Until the list opens, which checks that,
 * it is the first page.
 * @returns a function for the path of an edition's entry, and one to call when the list opens
 */
export function useEditionLinks(
  path: string,
  editions: readonly EditionData[],
): [(edition: EditionData) => string, () => void] {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  const samePage = (edition: EditionData) => pathInEdition(path, editions, edition)
  const findPages = () => {
    const others = editions.map(samePage).filter((other) => other !== path)
    void existingPages(others).then(setFound)
  }
  const linkTo = (edition: EditionData) => {
    const target = samePage(edition)
    return target === path || found.has(target) ? target : edition.path || '/'
  }
  return [linkTo, findPages]
}
