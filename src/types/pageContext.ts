import type { PageReference } from '../shared/sidebarTree'

/** Where a page stands in its sidebar. */
export interface PagePlace {
  /** Groups above the page, outermost first, for the breadcrumbs. */
  trail: { label: string; path?: string }[]
  previous?: PageReference
  next?: PageReference
}

/** What `createPages` tells a page beyond its query; never content. */
export interface PageContext extends PagePlace {
  /** The node the template queries. */
  id: string
  /** The sidebar beside the page; null for none. */
  sidebar: string | null
  /** The page that explains what an operation of the API is about. */
  guide?: PageReference
}
