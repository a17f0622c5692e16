import type GithubSlugger from 'github-slugger'
import { slug } from 'github-slugger'

/** The ID that GitHub gives a heading, unique per slugger; `section` for a heading without letters or digits. */
export function headingSlug(slugger: GithubSlugger, text: string): string {
  return slugger.slug(slug(text) === '' ? 'section' : text)
}

/** Whether an ID could be one of Gatsby's elements: `___gatsby`, `gatsby-focus-wrapper`, `gatsby-announcer`. */
export function isReservedId(id: string): boolean {
  return /^(_|gatsby)/i.test(id)
}
