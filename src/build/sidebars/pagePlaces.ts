import { pagesInOrder, type SidebarNode } from '../../shared/sidebarTree'
import type { PagePlace } from '../../types/pageContext'

/** The place of every page of a tree, by path. */
export function pagePlaces(tree: readonly SidebarNode[]): Map<string, PagePlace> {
  const order = pagesInOrder(tree)
  const trails = trailsOf(tree)
  return new Map(
    order.map(({ path }, index) => [
      path,
      {
        trail: trails.get(path) ?? [],
        ...(order[index - 1] && { previous: order[index - 1] }),
        ...(order[index + 1] && { next: order[index + 1] }),
      },
    ]),
  )
}

function trailsOf(nodes: readonly SidebarNode[], above: PagePlace['trail'] = []): Map<string, PagePlace['trail']> {
  return new Map(
    nodes.flatMap(({ label, path, items = [] }) => [
      ...(path === undefined ? [] : [[path, above] as const]),
      ...trailsOf(items, [...above, path === undefined ? { label } : { label, path }]),
    ]),
  )
}
