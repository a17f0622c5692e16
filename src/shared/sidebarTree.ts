/** A page or a group in a sidebar; a group may have a page of its own. */
export interface SidebarNode {
  label: string
  path?: string
  items?: SidebarNode[]
  /** A group whose items are loaded from its own page when it is opened. */
  isLazy?: true
}

export interface PageReference {
  label: string
  path: string
}

/** All pages in reading order: a group's own page first, then its items. */
export function pagesInOrder(nodes: readonly SidebarNode[]): PageReference[] {
  return nodes.flatMap(({ label, path, items = [] }) => [
    ...(path === undefined ? [] : [{ label, path }]),
    ...pagesInOrder(items),
  ])
}

/** The groups that lead to a page and the page itself, outermost first; empty when the page is not in the tree. */
export function trailTo(path: string, nodes: readonly SidebarNode[]): SidebarNode[] {
  for (const node of nodes) {
    if (node.path === path) return [node]
    const rest = trailTo(path, node.items ?? [])
    if (rest.length > 0) return [node, ...rest]
  }
  return []
}

/** The tree without the items of lazy groups: small enough to be shipped with every page. */
export function outlineOf(nodes: readonly SidebarNode[]): SidebarNode[] {
  return nodes.map(({ items, ...node }) => (items === undefined || node.isLazy ? node : { ...node, items: outlineOf(items) }))
}

/** The outline with the items of lazy groups that are known by now, by the group's path. */
export function withLoadedItems(
  nodes: readonly SidebarNode[],
  loaded: ReadonlyMap<string, readonly SidebarNode[]>,
): SidebarNode[] {
  return nodes.map((node) => {
    const items = node.isLazy ? loaded.get(node.path ?? '') : node.items
    return items === undefined ? node : { ...node, items: withLoadedItems(items, loaded) }
  })
}
