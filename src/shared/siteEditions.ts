/** A version or language of the site, by the path of its first page. */
interface SiteEdition {
  path: string
}

/** The edition of a page: the one with the longest path that the page's path begins with. */
export function editionOf<Edition extends SiteEdition>(
  path: string,
  editions: readonly Edition[],
): Edition | undefined {
  return editions
    .filter((edition) => path === edition.path || path.startsWith(`${edition.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}

/** Path of the same page in another edition: `/v4/quickstart` for `/quickstart`. */
export function pathInEdition(path: string, editions: readonly SiteEdition[], target: SiteEdition): string {
  const rest = path.slice(editionOf(path, editions)?.path.length ?? 0).replace(/^\/$/, '')
  return target.path + rest || '/'
}

/** The same page in the other editions that have it. */
export function samePages(path: string, editions: readonly SiteEdition[], pages: ReadonlySet<string>): string[] {
  const others = editions.map((edition) => pathInEdition(path, editions, edition))
  return others.filter((other) => other !== path && pages.has(other))
}
