/** The version that a page describes, where the site has several. */
export interface PageEdition {
  name: string
  /** Of the index of the version. */
  path: string
  isCurrent: boolean
  versions: readonly PageVersion[]
}

interface PageVersion {
  name: string
  isCurrent: boolean
  /** Of the page in this version, else of its index. */
  path: string
  hasPage: boolean
}

/** The page that search engines list: that of the current version, or the page itself if only its own version has it. */
export function canonicalPath(path: string, edition: PageEdition | null | undefined): string {
  const current = edition?.versions.find(({ isCurrent }) => isCurrent)
  return current?.hasPage ? current.path : path
}

/** Pages of an older version show the image of its index in link previews. */
export function picturedPath(path: string, edition: PageEdition | null | undefined): string {
  return isOlder(edition) ? edition.path : path
}

/** Whether a page describes an older version than the other pages of the site. */
export function isOlder(edition: PageEdition | null | undefined): edition is PageEdition {
  return edition?.isCurrent === false
}

/** The title of a document, which tells the versions of a page apart. The index and the introduction already name their version. */
export function editionTitle(title: string, edition: PageEdition | undefined): string {
  return isOlder(edition) && !title.includes(edition.name) ? `${title} (${edition.name})` : title
}

/** What a page of an older version says first: a sentence, and a link to the current version. */
export function olderNotice(
  edition: PageEdition | undefined,
): { text: string; label: string; path: string } | undefined {
  const current = edition?.versions.find(({ isCurrent }) => isCurrent)
  if (!isOlder(edition) || !current) return undefined
  const { name, path, hasPage } = current
  return hasPage
    ? {
        text: `This page describes version ${edition.name} of the API.`,
        label: `See this page in the current version, ${name}`,
        path,
      }
    : {
        text: `This page describes version ${edition.name} of the API. The current version, ${name}, doesn't have this page.`,
        label: `See the API of ${name}`,
        path,
      }
}
