import type { NodeContext, PageHeading } from './NodeContext'

interface PageText {
  /** Last segment of the path; empty for the index. */
  slug: string
  title: string
  description: string
  sidebarLabel?: string
  headings: PageHeading[]
}

/** The fields that `ContentPage` asks of every page. */
export function pageFields(text: PageText, context: NodeContext): Record<string, unknown> {
  const path = text.slug === '' ? context.routeBase : `${context.routeBase}/${text.slug}`
  return {
    path,
    title: text.title,
    description: text.description,
    sidebarLabel: text.sidebarLabel ?? text.title,
    section: path.split('/')[1] ?? '',
    sidebar: context.sidebar,
    headings: text.headings.filter(({ depth }) => depth === 2 || depth === 3),
    sourceFile: context.sourceFile,
    editUrl: context.editUrl,
    lastUpdated: context.lastUpdated,
  }
}
