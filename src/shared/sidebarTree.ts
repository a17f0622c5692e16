/** A page, or a group with its pages. A group's own page comes before its items. */
export interface SidebarNode {
  label: string
  path?: string
  /** What the page of a group is called among the pages of the group. */
  pageLabel?: string
  /** Of an operation, in capitals. */
  method?: string
  items?: SidebarNode[]
  /** Shown by its name alone, unless it contains the current page. */
  isFolded?: true
  /** A signpost to a page of another section. */
  isElsewhere?: true
  /** Items are known on the group's page and on those of its items only. */
  isLazy?: true
}

export interface PageReference {
  label: string
  path: string
}

/** In reading order: a group's own page, then its items. Pages of other sections are left out. */
export function pagesInOrder(nodes: readonly SidebarNode[]): PageReference[] {
  return nodes.flatMap(({ label, path, isElsewhere, items = [] }) => [
    ...(path === undefined || isElsewhere ? [] : [{ label, path }]),
    ...pagesInOrder(items),
  ])
}

/** Without the items of lazy groups: small enough for every page. */
export function outlineOf(nodes: readonly SidebarNode[]): SidebarNode[] {
  return nodes.map(({ items, ...node }) => (items === undefined || node.isLazy ? node : { ...node, items }))
}

/** The outline with the items of a lazy group. */
export function withItems(nodes: readonly SidebarNode[], path: string, items: readonly SidebarNode[]): SidebarNode[] {
  return nodes.map((node) => (node.isLazy && node.path === path ? { ...node, items: [...items] } : node))
}
