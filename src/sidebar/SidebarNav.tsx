import type { SidebarNode } from '../shared/sidebarTree'
import { SidebarItem, type SidebarItemProps } from './SidebarItem'
import * as styles from './SidebarNav.module.css'

interface Props extends Omit<SidebarItemProps, 'node' | 'place'> {
  /** Names the list for assistive technology. */
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
