import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import type { SidebarGroupData } from '../sidebar/useLazyGroups'
import type { PageContext } from '../types/pageContext'
import { PageComponent } from './PageComponent'
import { PageErrorBoundary } from './PageErrorBoundary'
import { SiteShell } from './SiteShell'

const notFound = '/404.html'

type Args = WrapPageElementBrowserArgs | WrapPageElementNodeArgs

/** Puts the shell around a page; it stays mounted while pages change. */
export function wrapPage({ element, props }: Args) {
  const { sidebar = null } = props.pageContext as Partial<PageContext>
  const { sidebarGroup } = ((props as { data?: object }).data ?? {}) as { sidebarGroup?: SidebarGroupData | null }
  // Paths of pages have no characters that an address escapes: whatever is escaped is no page.
  const path = props.location.pathname.replace(/(.)\/+$/, '$1')
  // An address that leads nowhere belongs to no version and no language; the file that answers for all of them knows it neither.
  const { pageResources } = props as { pageResources?: { page: { path: string } } }
  const isKnown = pageResources?.page.path !== notFound
  return (
    <SiteShell path={isKnown ? path : notFound} sidebarName={sidebar} sidebarGroup={sidebarGroup ?? undefined}>
      <PageErrorBoundary key={path}>
        <PageComponent path={path}>{element}</PageComponent>
      </PageErrorBoundary>
    </SiteShell>
  )
}
