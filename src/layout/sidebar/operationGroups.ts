import type { SidebarNode } from '../../shared/sidebarTree'

interface Operation extends SidebarNode {
  path: string
  /** `/api/admin/projects/{projectId}/features` */
  endpoint: string
}

/** A list that is read at a glance needs no groups. */
const shortList = 12

/**
 * The operations of a subject of the API as entries of a sidebar. A long list is divided by the collection that the end of the endpoint
 * belongs to: `…/features/{name}/tags/{tag}` is about tags.
 */
export function operationGroups(operations: readonly Operation[]): SidebarNode[] {
  const entries = operations.map(({ endpoint: _, ...entry }) => entry)
  if (operations.length <= shortList) return entries
  const collections = new Set(operations.flatMap(({ endpoint }) => endpoint.match(/[^/{}]+(?=\/\{)/g) ?? []))
  const groups = new Map<string, SidebarNode[]>()
  for (const [index, { endpoint }] of operations.entries()) {
    const names = endpoint.split('/').filter((part) => part !== '' && !part.startsWith('{'))
    const name =
      names.findLast((part) => collections.has(part)) ??
      names.find((part) => part !== 'api' && part !== 'admin') ??
      endpoint
    groups.set(name, [...(groups.get(name) ?? []), ...entries.slice(index, index + 1)])
  }
  return [...groups].map(([name, items]) => ({ label: `/${name}`, items }))
}
