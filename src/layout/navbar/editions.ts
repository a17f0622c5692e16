import type { Edition } from '../../../plugins/gatsby-source-site/types'
import { unlistedPaths } from '../../shared/pageFiles'
import { editionOf, pathInEdition } from '../../shared/siteEditions'

/** Pages outside of versions: there the version that the reader preferred last is shown. */
const unversioned = [...unlistedPaths, '/404', '/404.html']

/** The version to show: the page's own, or on pages without one the preferred, or else the newest. */
export function shownVersion(
  path: string,
  versions: readonly Edition[],
  preferred: string | undefined,
): Edition | undefined {
  const own = unversioned.includes(path) ? versions.find(({ name }) => name === preferred) : editionOf(path, versions)
  return own ?? versions[0]
}

/** Where an entry leads: to the same page with its query and hash where the edition has it, else to its first page. */
export function editionLink(
  { path, samePages, suffix }: { path: string; samePages: readonly string[]; suffix: string },
  editions: readonly Edition[],
  edition: Edition,
): string {
  const target = pathInEdition(path, editions, edition)
  return target === path || samePages.includes(target) ? target + suffix : edition.path || '/'
}
