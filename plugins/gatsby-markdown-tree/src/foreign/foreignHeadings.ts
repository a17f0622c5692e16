import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Heading } from '../Heading'
import { headingSlug } from '../headingSlug'
import { isReservedId } from '../isReservedId'
import { headingsOf, levelOf } from './fitHeadings'

export interface ForeignHeadings {
  headings: Heading[]
  /** Ids that headings had in the text, with those they have now. */
  renamed: ReadonlyMap<string, string>
}

/** Gives each heading the id it has on GitHub; one that could be an id of Gatsby's own gets the prefix. */
export function foreignHeadings(tree: Root, idPrefix: string): ForeignHeadings {
  const slugger = new GithubSlugger()
  const renamed = new Map<string, string>()
  const headings = headingsOf(tree).map((node) => {
    const text = toString(node).trim()
    const slug = headingSlug(slugger, text)
    const id = isReservedId(slug) ? `${idPrefix}${slug}` : slug
    if (typeof node.properties.id === 'string') renamed.set(node.properties.id, id)
    node.properties = { id }
    return { id, text, depth: levelOf(node) }
  })
  return { headings, renamed }
}
