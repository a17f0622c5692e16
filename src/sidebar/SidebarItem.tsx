import type { SidebarNode } from '../shared/sidebarTree'
import { SidebarGroup } from './SidebarGroup'
import { SidebarLink } from './SidebarLink'

export interface SidebarItemProps {
  node: SidebarNode
  currentPath: string
  onOpenLazyGroup: (path: string) => void
}

/** A page or a group of the sidebar. */
export function SidebarItem(props: SidebarItemProps) {
  const { node, currentPath } = props
  if (node.items || node.isLazy) return <SidebarGroup {...props} />
  return (
    <li>
      <SidebarLink label={node.label} path={node.path ?? '/'} isCurrent={node.path === currentPath} />
    </li>
  )
}
