import type { SidebarNode } from '../../shared/sidebarTree'
import { SiteLink } from '../../ui/SiteLink'
import * as styles from './SidebarNav.module.css'

interface Props {
  tree: readonly SidebarNode[]
  currentPath: string
}

/** The pages of a section beside the text, also shown in the mobile menu. Groups have headings; tags of the API are unfolded on their own pages. */
export function SidebarNav({ tree, currentPath }: Props) {
  return (
    <nav aria-label="Documentation" className={styles.nav} data-region="sidebar">
      <ul role="list">
        {tree.map((node) => (
          <SidebarItem key={node.path ?? node.label} node={node} currentPath={currentPath} />
        ))}
      </ul>
    </nav>
  )
}

function SidebarItem({ node, currentPath }: { node: SidebarNode; currentPath: string }) {
  const { label, path, pageLabel = label, items, isLazy, isFolded } = node
  if (items === undefined || isLazy) {
    return (
      <li>
        <SidebarLink {...node} path={path ?? '/'} isCurrent={path === currentPath} isGroup={items !== undefined} />
        {items && <OperationLists items={items} currentPath={currentPath} />}
      </li>
    )
  }
  const pages = path === undefined ? items : [{ label: pageLabel, path }, ...items]
  const list = <PageList label={label} pages={pages} currentPath={currentPath} />
  if (isFolded) {
    return (
      <li>
        <details open={pages.some((page) => page.path === currentPath)}>
          <summary className={styles.groupName}>{label}</summary>
          {list}
        </details>
      </li>
    )
  }
  return (
    <li>
      <p className={styles.groupName}>{label}</p>
      {list}
    </li>
  )
}

/** The operations of a subject of the API, in one list, or in several of what belongs together, whose names the labels contain. */
function OperationLists({ items, currentPath }: { items: readonly SidebarNode[]; currentPath: string }) {
  if (items.every((item) => item.items === undefined)) return <PageList pages={items} currentPath={currentPath} />
  return items.map(({ label, items: pages = [] }) => (
    <PageList key={label} label={label} pages={pages} currentPath={currentPath} />
  ))
}

interface PageListProps {
  /** Of the group, for assistive technology. */
  label?: string
  pages: readonly SidebarNode[]
  currentPath: string
}

function PageList({ label, pages, currentPath }: PageListProps) {
  return (
    <ul role="list" aria-label={label}>
      {pages.map(({ path = '/', ...page }) => (
        <li key={path}>
          <SidebarLink {...page} path={path} isCurrent={path === currentPath} />
        </li>
      ))}
    </ul>
  )
}

interface LinkProps {
  label: string
  path: string
  isCurrent: boolean
  /** Its operations are listed below it. */
  isGroup?: boolean
  /** Of an operation. */
  method?: string | undefined
  /** Leads to another section. */
  isElsewhere?: true | undefined
  /** Shown below the label, where the tree does not tell it. */
  group?: string
}

/** An entry of the tree, or of what the filter finds. The method of an operation is shown in at most five letters. */
export function SidebarLink({ label, path, isCurrent, isGroup, method, isElsewhere, group }: LinkProps) {
  return (
    <SiteLink
      href={path}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      data-method={method?.replace('DELETE', 'DEL')}
      data-elsewhere={isElsewhere && ''}
      data-group={isGroup ? '' : undefined}
    >
      {label}
      {group && <small className={styles.place}>{group}</small>}
    </SiteLink>
  )
}
