import type { GatsbyNode, PluginOptions } from 'gatsby'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { type Heading, type Packed, replaceElements, type TreeNode, unpack } from '../../markdown-tree'
import { decodeUrlPart, isSiteUrl } from '../../site-links'
import { addResolvers, findContentPages, type ResolverContext } from '../../source-plugin'
import type { ReadmesOptions } from '../types'

type ResolveTree = (
  readme: { tree: Packed<TreeNode[]>; origin: string },
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Promise<TreeNode[]>

/**
 * Removes dead links from fetched READMEs on query, when all pages are known: they can't be fixed here and must not fail the build.
 * Dead links in our own guides fail the link check.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (args, { siteUrls }: PluginOptions & ReadmesOptions) => {
  const resolve: ResolveTree = async (readme, _args, context, info) => {
    const tree = unpack(readme.tree)
    if (readme.origin === 'bundled') return tree
    const pages = await findContentPages<{ path: string; headings?: readonly Heading[] }>(context, info)
    const anchors = new Map(pages.map(({ path, headings = [] }) => [path, new Set(headings.map(({ id }) => id))]))
    return withoutDeadLinks(tree, (href) => existingLink(href, { siteUrls, anchors }))
  }
  addResolvers(args, { Readme: { tree: { resolve } } })
}

interface KnownPages extends Pick<ReadmesOptions, 'siteUrls'> {
  /** IDs by page path. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * The link, without its anchor if the page doesn't have it. Links to other sites aren't checked.
 * @returns undefined for a page that doesn't exist, and for an invalid URL.
 */
export function existingLink(href: string, { siteUrls, anchors }: KnownPages): string | undefined {
  if (href.startsWith('#')) return href
  if (!URL.canParse(href, siteUrls[0])) return undefined
  const url = new URL(href, siteUrls[0])
  if (!isSiteUrl(url, siteUrls)) return href
  const ids = anchors.get(decodeUrlPart(url.pathname))
  if (!ids) return undefined
  const isKnown = url.hash === '' || ids.has(decodeUrlPart(url.hash.slice(1)))
  return url.pathname + url.search + (isKnown ? url.hash : '')
}

/** A content tree in which links are replaced by their text if `resolve` returns undefined for them. */
export function withoutDeadLinks(tree: readonly TreeNode[], resolve: (href: string) => string | undefined): TreeNode[] {
  return replaceElements(tree, (tag, attributes, children) => {
    if (tag !== 'a' || typeof attributes.href !== 'string') return undefined
    const href = resolve(attributes.href)
    if (href !== undefined) return [['a', { ...attributes, href }, ...children]]
    // Other links may lead to its ID.
    return attributes.id === undefined ? children : [['span', { id: attributes.id }, ...children]]
  })
}
