import type { TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'
import type { OpenApiOptions } from '../../types'
import type { ApiDocument } from '../read/ApiDocument'

/** A heading of a page, as GraphQL's `Heading` has it. */
export interface PageHeading {
  id: string
  text: string
  depth: number
}

/** Markdown of the document as a content tree. */
export type CompileText = (markdown: string) => Promise<{ tree: TreeNode[]; headings: PageHeading[] }>

/** Our own words on the API, and where they stand. */
export interface Introduction {
  tree: TreeNode[]
  headings: PageHeading[]
  sourceFile: string
  editUrl: string
  lastUpdated: string | null
}

/** What the nodes of one document share. */
export interface NodeContext {
  document: ApiDocument
  introduction: Introduction
  routeBase: string
  infoSlug: string
  /** See `OpenApiOptions`. */
  filesBase: string
  placeholders: OpenApiOptions['placeholders']
  sidebar: string
  /** File or address of the document. */
  sourceFile: string
  editUrl: string | null
  lastUpdated: string | null
  compile: CompileText
  /** Where an address in the document leads on this site; undefined for one that no page may link to. */
  resolveLink(href: string): string | undefined
  /** Gatsby's id of a node, from its type and a key that is unique in the type. */
  nodeId(type: string, key: string): string
}

/** A node before Gatsby gets it. */
export interface ApiNode {
  type: 'ApiPage' | 'ApiTag' | 'ApiOperation' | 'ApiSchema'
  /** Unique in the type. */
  key: string
  fields: Record<string, unknown>
}
