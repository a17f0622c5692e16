import type { Heading } from '../../../markdown-tree'
import type { ApiDocument, ApiOperation } from '../read/ApiDocument'
import type { NodeContext } from './NodeContext'

interface PageText {
  /** Last segment of the path; empty for the index. */
  slug: string
  title: string
  description: string
  sidebarLabel?: string
  headings: Heading[]
  /** Last segment of the same page of another version; undefined where that lacks it. */
  slugIn: (document: ApiDocument) => string | undefined
}

export function pageFields(text: PageText, context: NodeContext): Record<string, unknown> {
  const path = pagePath(context.routeBase, text.slug)
  return {
    path,
    title: text.title,
    description: text.description,
    sidebarLabel: text.sidebarLabel ?? text.title,
    section: path.split('/')[1] ?? '',
    hasSidebar: true,
    edition: pageEdition(context, text.slugIn),
    headings: text.headings.filter(({ depth }) => depth === 2 || depth === 3),
    sourceFile: context.sourceFile,
    editUrl: context.editUrl,
    otherVersion: context.document.other?.version ?? null,
    lastUpdated: context.lastUpdated,
  }
}

/** A version of the API with its document. */
export interface DocumentEdition {
  /** `5.8` */
  name: string
  isCurrent: boolean
  /** Path of its index. */
  routeBase: string
  document: ApiDocument
}

type EditionContext = Pick<NodeContext, 'editions' | 'routeBase'>

/**
 * The version of a page, and where the others have it; null where the site has a single version.
 * @param slugIn last segment of the page in a version; undefined where that lacks it.
 */
export function pageEdition(
  { editions, routeBase: own }: EditionContext,
  slugIn: (document: ApiDocument) => string | undefined,
) {
  const edition = editions.find(({ routeBase }) => routeBase === own)
  if (!edition || editions.length < 2) return null
  const versions = editions.map(({ name, isCurrent, routeBase, document }) => {
    const slug = slugIn(document)
    return { name, isCurrent, path: pagePath(routeBase, slug ?? ''), hasPage: slug !== undefined }
  })
  return { name: edition.name, path: own, isCurrent: edition.isCurrent, versions }
}

/**
 * The operation with the same method and path, whatever its path parameters are called. IDs have moved between paths. Callbacks of several
 * operations may come from the same expression, so theirs count.
 */
export function sameOperation(operation: ApiOperation, { operations }: ApiDocument): ApiOperation | undefined {
  if (operation.kind === 'callback') return operations.find(({ operationId }) => operationId === operation.operationId)
  const request = requestOf(operation)
  return operations.find((other) => requestOf(other) === request)
}

function requestOf({ method, endpoint }: ApiOperation): string {
  return `${method} ${endpoint.replace(/\{[^}]*\}/g, '{}')}`
}

/** Whether a document is of another version than the current one. */
export function isOlder({ editions, routeBase: own }: EditionContext): boolean {
  return editions.some(({ routeBase, isCurrent }) => routeBase === own && !isCurrent)
}

/** Whether a node is from the current version of the document, or the only one. */
export function isCurrent({ edition }: { edition: { isCurrent: boolean } | null }): boolean {
  return edition?.isCurrent !== false
}

/** @param slug empty for the index. */
export function pagePath(routeBase: string, slug: string): string {
  return slug === '' ? routeBase : `${routeBase}/${slug}`
}
