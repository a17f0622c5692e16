import { useId } from 'react'
import { trailTo } from '../shared/sidebarTree'
import { SidebarItem, type SidebarItemProps } from './SidebarItem'
import { SidebarLink } from './SidebarLink'
import * as styles from './SidebarNav.module.css'

/**
 * A group: its name leads to the group's own page, the button beside it opens and closes the group. Closed groups are not
 * in the HTML; without JavaScript their pages are reached through the group's page.
 */
export function SidebarGroup({ node, ...rest }: SidebarItemProps) {
  const { currentPath, onOpenLazyGroup, choices, place } = rest
  const id = useId()
  const ownPlace = `${place}/${node.label}`
  const { items } = node
  const holdsCurrent = node.path === currentPath || trailTo(currentPath, items ?? []).length > 0
  const chosen = choices.of(ownPlace)
  const isOpen = chosen && (chosen.forPath === currentPath || !holdsCurrent) ? chosen.isOpen : holdsCurrent
  return (
    <li>
      <div className={styles.group}>
        {node.path === undefined ? (
          <span className={styles.groupName}>{node.label}</span>
        ) : (
          <SidebarLink label={node.label} path={node.path} isCurrent={node.path === currentPath} />
        )}
        <button
          type="button"
          className={styles.disclosure}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`${node.label}, pages`}
          onClick={() => {
            choices.choose(ownPlace, { isOpen: !isOpen, forPath: currentPath })
            if (!isOpen && items === undefined && node.path) onOpenLazyGroup(node.path)
          }}
        />
      </div>
      {isOpen && (
        <ul role="list" id={id} aria-busy={items === undefined || undefined}>
          {items?.map((item) => <SidebarItem key={item.path ?? item.label} node={item} {...rest} place={ownPlace} />)}
        </ul>
      )}
    </li>
  )
}
