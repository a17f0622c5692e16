/** A page whose text is the README of a repository on GitHub. */
export interface ReadmeSource {
  /** `owner/name` */
  repository: string
  /** Branch or tag. */
  revision: string
  file: string
  /** Path of the page; its last segment names the bundled guide, `content/readmes/<segment>.md`. */
  route: string
  label: string
  /** Decides which connection tip is shown first; `reference` is a service, not an SDK. */
  type: 'server-side' | 'client-side' | 'reference'
}

export interface ReadmesOptions {
  sources: readonly ReadmeSource[]
  /** The value of `SOURCES`. */
  mode?: string
  /** `https://raw.githubusercontent.com/` by default. */
  baseUrl?: string
  /** From the project's root. */
  bundledFolder: string
  /** Lock file of remote sources, from the project's root; without it, nothing is compared. */
  lockFile?: string
  /** The path from the project's root is appended. */
  editUrlBase: string
  /** Links to these origins become local. */
  siteUrls: readonly string[]
  oldPaths: Readonly<Record<string, string>>
  /** For fetching all READMEs, side by side; 30 by default. */
  fetchSeconds?: number
  /** For compiling one README; one that takes longer is shown as preformatted text. 2 by default. */
  textSeconds?: number
}
