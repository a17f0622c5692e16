import type GithubSlugger from 'github-slugger'
import { slug } from 'github-slugger'

/** The id of a heading as GitHub makes it, unique for the slugger; a text of signs alone gives `section`. */
export function headingSlug(slugger: GithubSlugger, text: string): string {
  return slugger.slug(slug(text) === '' ? 'section' : text)
}
