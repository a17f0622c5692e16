import type { Heading, TreeNode } from '../../../markdown-tree'
import type { OpenApiOptions } from '../../types'
import type { Histories } from '../history/readHistory'
import type { ApiDocument } from '../read/ApiDocument'
import type { DocumentEdition } from './pageFields'

export type CompileText = (markdown: string) => Promise<{ tree: TreeNode[]; headings: Heading[] }>

/** Our own introduction to the API, and its file. */
export interface Introduction {
  tree: TreeNode[]
  headings: Heading[]
  sourceFile: string
  editUrl: string
  lastUpdated: string | null
}

export interface NodeContext {
  document: ApiDocument
  /** All versions that the site has, this one included. */
  editions: readonly DocumentEdition[]
  introduction: Introduction
  /** By method and path. */
  histories: Histories
  routeBase: string
  infoSlug: string
  filesBase: string
  placeholders: OpenApiOptions['placeholders']
  /** File or URL of the document. */
  sourceFile: string
  editUrl: string | null
  lastUpdated: string | null
  compile: CompileText
  /** Where a link in the document leads; undefined for one that no page may have. */
  resolveLink(href: string): string | undefined
  /** What keys of nodes start with, so that those of two versions differ; empty for the current version. */
  keyPrefix: string
  /** Gatsby's id of a node, from its type and a key that is unique among those of this document. */
  nodeId(type: string, key: string): string
}

export interface ApiNode {
  type: 'ApiPage' | 'ApiTag' | 'ApiOperation' | 'ApiSchema'
  /** Unique among the nodes of the type from this document. */
  key: string
  fields: Record<string, unknown>
}
