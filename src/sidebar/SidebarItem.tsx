import type { SidebarNode } from '../shared/sidebarTree'
import type { GroupChoices } from './useGroupChoices'
import { SidebarGroup } from './SidebarGroup'
import { SidebarLink } from './SidebarLink'

export interface SidebarItemProps {
  node: SidebarNode
  currentPath: string
  onOpenLazyGroup: (path: string) => void
  choices: GroupChoices
  /** Labels on the way to the group it is in, by which choices are kept. */
  place: string
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
