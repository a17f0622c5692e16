/** `siteMetadata` of gatsby-config.ts. */
export interface SiteMetadata {
  /** Without a slash at the end. */
  siteUrl: string
  /** Ends the title of each document. */
  name: string
  title: string
  tagline: string
}
