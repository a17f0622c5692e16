import { useCallback, useEffect, useRef, useState } from 'react'
import { useLoadable } from '../../ui/useLoadable'
import { loadJson } from '../../platform/siteFiles'
import { filterRows, type SidebarRow } from '../../shared/sidebarRows'
import { SiteLink } from '../../ui/SiteLink'
import { Spinner } from '../../ui/Loadable'
import { SidebarLink } from './SidebarNav'
import * as styles from './SidebarNav.module.css'

interface Props {
  sidebarName: string
  currentPath: string
}

/**
 * A field before the tree that finds pages and operations by their names; what it finds is shown in place of the tree.
 * @param title of the section
 */
export function SidebarFilter({ title, ...place }: Props & { title: string }) {
  const { sidebarName, currentPath } = place
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  // What was typed before React started is in the field alone.
  useEffect(() => setQuery(field.current?.value ?? ''), [])
  const shownOn = useRef(currentPath)
  useEffect(() => {
    if (shownOn.current === currentPath) return
    shownOn.current = currentPath
    if (field.current) field.current.value = ''
    setQuery('')
  }, [currentPath])
  return (
    <>
      <div role="search" aria-label="Sidebar" className={styles.filter}>
        <input
          ref={field}
          type="search"
          aria-label="Filter pages and operations"
          placeholder={`Filter ${title}`}
          onFocus={() => void loadRows(sidebarName).catch(() => undefined)}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      {query.trim() !== '' && <FilteredPages {...place} query={query} />}
    </>
  )
}

/** More than these can't be looked through. */
const maxRows = 60

/** The rows of a sidebar; loaded once. */
function loadRows(sidebarName: string): Promise<readonly SidebarRow[]> {
  return loadJson(`/sidebars/${sidebarName}.json`) as Promise<readonly SidebarRow[]>
}

/** The pages and operations of a sidebar that match a query, in place of its tree. */
function FilteredPages({ sidebarName, query, currentPath }: Props & { query: string }) {
  const [{ phase, value = [] }] = useLoadable(useCallback(() => loadRows(sidebarName), [sidebarName]))
  const found = filterRows(value, query)
  const count = found.length === 0 ? 'No pages' : found.length === 1 ? '1 page' : `${found.length} pages`
  const shown = found.length > maxRows ? `First ${maxRows} of ${count}` : count
  const message =
    phase === 'failed' || phase === 'timed-out'
      ? 'The list of pages could not be loaded.'
      : `${shown} for "${query.trim()}"`
  if (phase === 'slow') return <Spinner label="Loading the list of pages" />
  return (
    <nav aria-label="Documentation" className={`${styles.nav} ${styles.found}`} data-region="sidebar">
      <p role="status" className={styles.message}>
        {phase === 'early' ? '' : message}
      </p>
      <ul role="list">
        {found.slice(0, maxRows).map(([label, path, group, method]) => (
          <li key={path + label}>
            <SidebarLink label={label} path={path} method={method} group={group} isCurrent={path === currentPath} />
          </li>
        ))}
      </ul>
      {phase === 'ready' && (
        <SiteLink className={styles.link} href={`/search?q=${encodeURIComponent(query.trim())}`}>
          {`Search the text of all pages for "${query.trim()}"`}
        </SiteLink>
      )}
    </nav>
  )
}
