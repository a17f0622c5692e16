export interface SidebarNode {
  label: string
  path?: string
  /** Of an operation, in capitals. */
  method?: string
  items?: SidebarNode[]
  /** Items are loaded from the group's page when it is opened. */
  isLazy?: true
}

export interface PageReference {
  label: string
  path: string
}

/** In reading order: a group's own page, then its items. */
export function pagesInOrder(nodes: readonly SidebarNode[]): PageReference[] {
  return nodes.flatMap(({ label, path, items = [] }) => [
    ...(path === undefined ? [] : [{ label, path }]),
    ...pagesInOrder(items),
  ])
}

/** The groups around a page and the page itself, outermost first; empty when the page isn't in the tree. */
export function trailTo(path: string, nodes: readonly SidebarNode[]): SidebarNode[] {
  for (const node of nodes) {
    if (node.path === path) return [node]
    const rest = trailTo(path, node.items ?? [])
    if (rest.length > 0) return [node, ...rest]
  }
  return []
}

/** Without the items of lazy groups: small enough for every page. */
export function outlineOf(nodes: readonly SidebarNode[]): SidebarNode[] {
  return nodes.map(({ items, ...node }) =>
    items === undefined || node.isLazy ? node : { ...node, items: outlineOf(items) },
  )
}

/** The outline with the items of lazy groups that have loaded, by the group's path. */
export function withLoadedItems(
  nodes: readonly SidebarNode[],
  loaded: ReadonlyMap<string, readonly SidebarNode[]>,
): SidebarNode[] {
  return nodes.map((node) => {
    const items = node.isLazy ? loaded.get(node.path ?? '') : node.items
    return items === undefined ? node : { ...node, items: withLoadedItems(items, loaded) }
  })
}
