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
