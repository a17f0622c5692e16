import { trailTo, type SidebarNode } from '../../shared/sidebarTree'

/** Paths of the pages right below a page; groups without a page of their own stand for their items. */
export function pagesBelow(path: string, tree: readonly SidebarNode[]): string[] {
  const pathsOf = (items: readonly SidebarNode[] = []): string[] =>
    items.flatMap((item) => (item.path === undefined ? pathsOf(item.items) : [item.path]))
  return pathsOf(trailTo(path, tree).at(-1)?.items)
}
