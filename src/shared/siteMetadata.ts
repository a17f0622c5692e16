/** `siteMetadata` of gatsby-config.ts. */
export interface SiteMetadata {
  /** Without a slash at the end. */
  siteUrl: string
  /** Ends the title of each document. */
  name: string
  title: string
  tagline: string
}

/** Search engines cut longer titles. */
const maxTitleLength = 60

/** Title of a document: that of the page, and the name of the site where both fit. Lengths are counted in Unicode code points. */
export function documentTitle(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`
  return [...full].length <= maxTitleLength ? full : title
}
