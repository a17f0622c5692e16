/** A language or version of the whole site. */
export interface EditionData {
  name: string
  label: string
  /** What the paths of its pages begin with; empty for the edition at the root. */
  path: string
}

/** Pages that belong to no version: what a reader preferred last counts there. */
const unversioned = ['/search', '/404', '/404.html']

/** The edition a page belongs to: the one whose path is the longest beginning of the page's. */
export function editionOf<Edition extends EditionData>(path: string, editions: readonly Edition[]): Edition | undefined {
  return editions
    .filter((edition) => path === edition.path || path.startsWith(`${edition.path}/`))
    .reduce<Edition | undefined>((best, edition) => (!best || edition.path.length > best.path.length ? edition : best), undefined)
}

/** The version to show: the page's own, or on pages without one the preferred, or else the newest. */
export function shownVersion<Edition extends EditionData>(
  path: string,
  versions: readonly Edition[],
  preferred: string | undefined,
): Edition | undefined {
  const own = unversioned.includes(path) ? versions.find(({ name }) => name === preferred) : editionOf(path, versions)
  return own ?? versions[0]
}

/** The address of the same page in another edition: `/v4/quickstart` for `/quickstart`. */
export function pathInEdition(path: string, editions: readonly EditionData[], target: EditionData): string {
  const rest = path.slice(editionOf(path, editions)?.path.length ?? 0).replace(/^\/$/, '')
  return target.path + rest || '/'
}
