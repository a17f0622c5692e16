import type { Node, Store } from 'gatsby'
import { type Packed, type TreeNode, unpack, type WrittenLink } from '../../plugins/markdown-tree'
import type { Problem } from '../../plugins/problem-report'
import { linkChecker, type LinkTargets } from './linkChecker'
import { oncePerText } from '../shared/oncePerObject'

/** A link in a list of content/data, whose place is an entry instead of a line. */
export interface FactLink {
  target: string
  file: string
  /** `elixir > page` */
  entry: string
}

/** Where links are written, as far as the sources of pages say so. */
export interface WrittenPlaces {
  /** By path of the page. */
  pages: ReadonlyMap<string, readonly WrittenLink[]>
  /** Shown on any page. */
  facts: readonly FactLink[]
}

type Place = Pick<Problem, 'file' | 'line' | 'entry'>

/** Types of pages that know where their links are written: all that they show comes from one Markdown file. */
export const linkedTypes = ['Doc', 'Readme'] as const

type LinkedNode = Node & {
  path: string
  tree: Packed<TreeNode[]>
  links: Packed<WrittenLink[]>
}

/** @param getNodesByType of Gatsby: what a query returns would be unpacked, and tracked. */
export function writtenPlaces(getNodesByType: (type: string) => Node[], facts: readonly FactLink[]): WrittenPlaces {
  const nodes = linkedTypes.flatMap((type) => getNodesByType(type) as LinkedNode[])
  return { pages: new Map(nodes.map(({ path, links }) => [path, unpack(links)])), facts }
}

/** Finds the places of a link in a built page: in its own text, else in the list that it shows. */
export function currentPlaces({ pages, facts }: WrittenPlaces): (path: string, target: string) => Place[] {
  const inFacts = oncePerText((target) => facts.filter((link) => link.target === target).map(placeOfFact))
  return (path, target) => {
    const own = pages.get(path)?.filter((link) => link.target === target) ?? []
    return own.length > 0 ? own.map(placeOf) : inFacts(target)
  }
}

function placeOf({ file, line, text }: WrittenLink): Place {
  return { file, line, ...(text !== '' && { entry: text }) }
}

function placeOfFact({ file, entry }: FactLink): Place {
  return { file, entry }
}

/**
 * Reports links in pages and lists that lead nowhere, before anything is rendered: in `gatsby develop`, when a file is saved. What
 * components add, and links to files, only the built pages show (`linkReport`).
 */
export function deadLinks({ pages, facts }: WrittenPlaces, targets: LinkTargets): Problem[] {
  const { faultOf, severityOf } = linkChecker(targets)
  const inPages = [...pages].flatMap(([path, links]) =>
    links.flatMap((link): Problem[] => {
      // Dead links of fetched texts can't be corrected here; `gatsby-source-readmes` removes them.
      const fault = /^https?:/.test(link.file) ? undefined : faultOf(link.target, path)
      return fault ? [{ severity: severityOf(link.target, path), ...placeOf(link), ...fault }] : []
    }),
  )
  const inFacts = facts.flatMap((link): Problem[] => {
    const fault = faultOf(link.target, '/')
    return fault ? [{ severity: severityOf(link.target), ...placeOfFact(link), ...fault }] : []
  })
  return [...inPages, ...inFacts]
}

/**
 * The IDs on the page of a node, read when a link needs them.
 * @param anchors IDs that the lists of content/data add to the page.
 */
export function idsOfPage(node: Node, anchors: readonly string[]): () => ReadonlySet<string> {
  const { tree } = node as LinkedNode
  let ids: ReadonlySet<string> | undefined
  // To unpack the trees of all pages that links name would take long after each edit. Within a string, the quotes are escaped.
  return () => (ids ??= new Set([...anchors, ...[...tree.matchAll(/"id":"([^"]*)"/g)].flatMap(([, id]) => id ?? [])]))
}

/** By old path; those that are derived from pages included. */
export function redirectsOf({ getState }: Store): Map<string, string> {
  // Gatsby types it as any function.
  const { redirects } = (getState as () => { redirects: { fromPath: string; toPath: string }[] })()
  return new Map(redirects.map(({ fromPath, toPath }) => [fromPath, toPath]))
}
