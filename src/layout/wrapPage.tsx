import type {
  WrapPageElementBrowserArgs,
  WrapPageElementNodeArgs,
  WrapRootElementBrowserArgs,
  WrapRootElementNodeArgs,
} from 'gatsby'
import type { ReactElement } from 'react'
import type { PageContext } from '../shared/pageData'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { SiteShell } from './SiteShell'
import { ownPath } from '../platform/basePath'

const notFoundPath = '/404.html'

/** Puts the shell around a page; it stays mounted while pages change. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { sidebar = null, edition, samePages } = props.pageContext as Partial<PageContext>
  const { sidebarGroup } = ((props as { data?: object }).data ?? {}) as {
    sidebarGroup?: Queries.SidebarGroupFragment | null
  }
  // Not decoded: paths of pages have no characters that a URL escapes.
  const path = ownPath(props.location.pathname)
  // A URL without a page belongs to no version and no language: the same file is served for all of them.
  const { pageResources } = props as { pageResources?: { page: { path: string } } }
  const isKnown = pageResources?.page.path !== notFoundPath
  return (
    <SiteShell
      path={isKnown ? path : notFoundPath}
      sidebarName={sidebar}
      sidebarGroup={sidebarGroup ?? undefined}
      edition={edition}
      samePages={samePages}
    >
      <ErrorBoundary key={path}>
        <PageComponent path={path}>{element}</PageComponent>
      </ErrorBoundary>
    </SiteShell>
  )
}

/** The last boundary: an error in the shell or in the router itself shows a message instead of a blank page. */
export function wrapRoot({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
  return <ErrorBoundary>{element}</ErrorBoundary>
}

/** Gatsby passes the whole module if it has no default export, and React's message would not say so. */
function PageComponent({ path, children }: { path: string; children: ReactElement }) {
  // Components made by React, such as memo's, are objects too.
  if (typeof children.type === 'object' && !('$$typeof' in children.type))
    throw new Error(`The page component of ${path} has no default export.`)
  return children
}
