import { useState } from 'react'
import type { Edition } from '../../../plugins/gatsby-source-site/types'
import { existingPages } from '../../gatsby-patches/runtime'
import { unlistedPaths } from '../../shared/pageFiles'

/** Pages outside of versions: there the version that the reader preferred last is shown. */
const unversioned = [...unlistedPaths, '/404', '/404.html']

/** The edition of a page: the one with the longest path that the page's path begins with. */
export function editionOf(path: string, editions: readonly Edition[]): Edition | undefined {
  return editions
    .filter((edition) => path === edition.path || path.startsWith(`${edition.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}

/** The version to show: the page's own, or on pages without one the preferred, or else the newest. */
export function shownVersion(
  path: string,
  versions: readonly Edition[],
  preferred: string | undefined,
): Edition | undefined {
  const own = unversioned.includes(path) ? versions.find(({ name }) => name === preferred) : editionOf(path, versions)
  return own ?? versions[0]
}

/** Path of the same page in another edition: `/v4/quickstart` for `/quickstart`. */
export function pathInEdition(path: string, editions: readonly Edition[], target: Edition): string {
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
  editions: readonly Edition[],
): [(edition: Edition) => string, () => void] {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  const samePage = (edition: Edition) => pathInEdition(path, editions, edition)
  const findPages = () => {
    const others = editions.map(samePage).filter((other) => other !== path)
    void existingPages(others).then(setFound)
  }
  const linkTo = (edition: Edition) => {
    const target = samePage(edition)
    return target === path || found.has(target) ? target : edition.path || '/'
  }
  return [linkTo, findPages]
}
