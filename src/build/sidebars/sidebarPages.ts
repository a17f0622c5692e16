import type { GeneratedEntries } from '../../../plugins/gatsby-source-site/types'
import type { SidebarNode } from '../../shared/sidebarTree'

/** What a sidebar needs to know about the pages of the site. */
export interface SidebarPages {
  /** Label by path. */
  labels: ReadonlyMap<string, string>
  /** What stands where `content/site/sidebars.ts` says `generated`. */
  generated: Readonly<Record<GeneratedEntries, readonly SidebarNode[]>>
}

/** Fields of page nodes that matter here, whichever their type. */
export interface PageFields {
  path: string
  sidebarLabel: string
  internal: { type: string }
  /** `Readme` only. */
  kind?: string
  /** `ApiTag` only: its place in the document, and its operations in document order. */
  position?: number
  operations?: readonly string[]
}

/** Labels and generated lists from all page nodes. READMEs are ordered by path, tags as the document has them. */
export function sidebarPages(pages: readonly (PageFields & { id: string })[]): SidebarPages {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const tags = pages.filter(({ internal }) => internal.type === 'ApiTag')
  return {
    labels: new Map(pages.map(({ path, sidebarLabel }) => [path, sidebarLabel])),
    generated: {
      'server-side-sdks': readmesOf('server-side'),
      'client-side-sdks': readmesOf('client-side'),
      'api-tags': [...tags]
        .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map((tag) => ({
          ...asItem(tag),
          isLazy: true,
          items: (tag.operations ?? []).flatMap((id) => byId.get(id) ?? []).map(asItem),
        })),
    },
  }

  function readmesOf(kind: string): SidebarNode[] {
    return pages
      .filter((page) => page.internal.type === 'Readme' && page.kind === kind)
      .sort((a, b) => a.path.localeCompare(b.path))
      .map(asItem)
  }
}

function asItem({ path, sidebarLabel }: PageFields): SidebarNode {
  return { label: sidebarLabel, path }
}
