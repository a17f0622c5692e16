import type { TreeNode } from '../../plugins/markdown-tree'
import type { ApiParameter, ApiRequestBody, ApiResponse } from '../../plugins/gatsby-source-openapi/types'
import type { Announcement, Footer, Home, Navbar, Settings } from '../../plugins/gatsby-source-site/types'
import type { PageEdition } from './pageEdition'
import type { PageReference, SidebarNode } from './sidebarTree'

export interface PagePlace {
  /** Groups above the page, outermost first. */
  trail: { label: string; path?: string }[]
  edition?: PageEdition
  previous?: PageReference
  next?: PageReference
}

/** Content is queried instead. */
export interface PageContext extends PagePlace {
  id: string
  sidebar: string | null
  /** The same page in other versions and languages of the site. */
  samePages?: readonly string[]
  /** Explains what an operation of the API is about. */
  guide?: PageReference
}

// Gatsby types JSON fields as `Record<string, unknown>`; only this file casts them to what the plugins store.

export function treeOf(json: unknown): readonly TreeNode[] {
  return json as readonly TreeNode[]
}

export function sidebarOf(json: unknown): readonly SidebarNode[] {
  return json as readonly SidebarNode[]
}

type QueriedOperation = NonNullable<Queries.ApiOperationTemplateQuery['operation']>

export interface Operation extends Omit<QueriedOperation, 'tree' | 'parameters' | 'requestBody' | 'responses'> {
  tree: readonly TreeNode[]
  parameters: readonly ApiParameter[]
  requestBody: ApiRequestBody | null
  responses: readonly ApiResponse[]
}

export function operationOf(queried: QueriedOperation): Operation {
  return queried as unknown as Operation
}

export type OperationSummary = Queries.OperationSummaryFragment

/** A script that the site may load (`content/site/thirdParties.ts`). */
export type ThirdPartyData = Settings['thirdParties'][number]

/** The settings that every page shows, as `plugins/gatsby-source-site` has checked them. */
export function settingsOf({ navbar, footer, announcement, allThirdParty }: Queries.SiteShellQuery) {
  return {
    navbar: navbar?.settings as Navbar | undefined,
    footer: footer?.settings as Footer | undefined,
    announcement: announcement?.settings as Announcement | undefined,
    thirdParties: allThirdParty.nodes.map(({ settings }) => settings as ThirdPartyData),
  }
}

export function homeOf(json: unknown): Home {
  return json as Home
}
