/** One page whose text is the README of a repository on GitHub. */
export interface ReadmeSource {
  /** `owner/name` */
  repository: string
  /** Branch or tag the text is taken from. */
  revision: string
  /** Path of the file in the repository. */
  file: string
  /** Path of the page on this site; its last segment names the bundled default, `content/readmes/<segment>.md`. */
  route: string
  /** What the product is called in the sidebar. */
  label: string
  /** Decides which connection tip stands on top; `reference` are services, not SDKs. */
  type: 'server-side' | 'client-side' | 'reference'
}

/** What `gatsby-config.ts` hands to this plugin. */
export interface ReadmesOptions {
  sources: readonly ReadmeSource[]
  /** The value of `SOURCES`. */
  mode?: string
  /** Where READMEs are fetched from; `https://raw.githubusercontent.com/` unless told. */
  baseUrl?: string
  /** Folder of the bundled defaults, from the project's root. */
  bundledFolder: string
  /** The sidebar beside the pages, by name. */
  sidebar: string
  /** Where a file of this repository is edited; the path from the project's root is appended. */
  editUrlBase: string
  /** Absolute addresses of this site: links to their hosts become local. */
  siteUrls: readonly string[]
  /** Old paths of this site and where they lead now. */
  oldPaths: Readonly<Record<string, string>>
}
