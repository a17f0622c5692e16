import { useEffect } from 'react'
import { trailTo, type SidebarNode } from '../../shared/sidebarTree'
import { SiteLink } from '../../ui/SiteLink'
import type { GroupChoices } from './sidebarGroups'
import * as styles from './SidebarNav.module.css'

interface ItemProps {
  node: SidebarNode
  currentPath: string
  onOpenLazyGroup: (path: string) => void
  choices: GroupChoices
  /** Labels of the groups around the item, by which choices are kept. */
  place: string
}

interface Props extends Omit<ItemProps, 'node' | 'place'> {
  /** Name of the list for assistive technology. */
  label: string
  tree: readonly SidebarNode[]
}

/** The tree of pages beside the text, also shown in the mobile menu. */
export function SidebarNav({ label, tree, ...rest }: Props) {
  return (
    <nav aria-label={label} className={styles.nav} data-region="sidebar">
      <ul role="list">
        {tree.map((node) => (
          <SidebarItem key={node.path ?? node.label} node={node} place="" {...rest} />
        ))}
      </ul>
    </nav>
  )
}

function SidebarItem(props: ItemProps) {
  const { node, currentPath } = props
  if (node.items || node.isLazy) return <SidebarGroup {...props} />
  return (
    <li>
      <SidebarLink label={node.label} path={node.path ?? '/'} isCurrent={node.path === currentPath} />
    </li>
  )
}

interface LinkProps {
  label: string
  path: string
  isCurrent: boolean
  /** Of an operation. */
  method?: string | undefined
  /** Shown below the label, where the tree does not tell it. */
  group?: string
}

/** An entry of the tree, or of what the filter finds. The method of an operation is shown in at most five letters. */
export function SidebarLink({ label, path, isCurrent, method, group }: LinkProps) {
  return (
    <SiteLink
      href={path}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      data-method={method?.replace('DELETE', 'DEL')}
    >
      {label}
      {group && <small className={styles.place}>{group}</small>}
    </SiteLink>
  )
}

/**
 * The name links to the group's page, the button opens and closes the group. The HTML has no closed groups; without JavaScript the
 * group's page links to their pages.
 */
function SidebarGroup({ node, ...rest }: ItemProps) {
  const { currentPath, onOpenLazyGroup, choices, place } = rest
  const ownPlace = `${place}/${node.label}`
  const { items } = node
  const hasCurrent = node.path === currentPath || trailTo(currentPath, items ?? []).length > 0
  const chosen = choices.of(ownPlace)
  const isOpen = chosen && (chosen.forPath === currentPath || !hasCurrent) ? chosen.isOpen : hasCurrent
  const missing = isOpen && items === undefined ? node.path : undefined
  useEffect(() => {
    if (missing !== undefined) onOpenLazyGroup(missing)
  }, [missing, onOpenLazyGroup])
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
          aria-label={`${node.label}, pages`}
          onClick={() => choices.choose(ownPlace, { isOpen: !isOpen, forPath: currentPath })}
        />
      </div>
      {isOpen && (
        <ul role="list" aria-busy={items === undefined || undefined}>
          {items?.map((item) => (
            <SidebarItem key={item.path ?? item.label} node={item} {...rest} place={ownPlace} />
          ))}
        </ul>
      )}
    </li>
  )
}
