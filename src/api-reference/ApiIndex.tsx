import { navigate } from 'gatsby'
import { useDeferredValue, useId, useMemo } from 'react'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './ApiIndex.module.css'
import { ApiIndexGroup } from './ApiIndexGroup'
import { Downloads } from './Downloads'
import { filterOperations, type IndexedTag } from './filterOperations'
import { useFilterAddress } from './useFilterAddress'
import { useOpenGroups } from './useOpenGroups'

interface Props {
  version: string
  /** Path of the introduction. */
  introduction: string
  downloads: { json: string; yaml: string }
  tags: readonly IndexedTag[]
  /** The query of the address. */
  search: string
}

/** All operations, by tag and then in alphabetical order, with a field that leaves only those one looks for. */
export function ApiIndex({ version, introduction, downloads, tags, search }: Props) {
  const id = useId()
  const { text, type, settle } = useFilterAddress(search)
  const { openGroups, noteGroup } = useOpenGroups()
  const words = useDeferredValue(text)
  const isFiltered = words.trim() !== ''
  const found = useMemo(() => filterOperations(tags, words), [tags, words])
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0)
  const openTheOnlyOne = () => {
    const [only, ...others] = filterOperations(tags, text).flatMap(({ operations }) => operations)
    if (!only || others.length > 0) return
    settle()
    navigate(only.path)
  }
  return (
    <>
      <p>
        Every operation of the HTTP API of Unleash {version}, by subject. The{' '}
        <SiteLink href={introduction}>introduction</SiteLink> says how to reach the API and what a
        request needs.
      </p>
      <Downloads what="The OpenAPI document" files={downloads} />
      <div className={styles.filter} role="search" aria-label="Operations">
        <label htmlFor={id}>Find an operation</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="create token"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') type('')
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) openTheOnlyOne()
          }}
        />
        <p role="status" className={styles.found}>
          {isFiltered && (count === 1 ? '1 operation' : `${count} operations`)}
        </p>
        {count === 0 && (
          <p>
            Try another word, or{' '}
            <SiteLink href={`/search?q=${encodeURIComponent(words.trim())}`}>search the documentation for it</SiteLink>.
          </p>
        )}
      </div>
      {found.map((tag) => (
        // What was found begins open, whatever was open before; afterwards that is open again.
        <ApiIndexGroup
          key={isFiltered ? `${tag.path} found` : tag.path}
          tag={tag}
          isFiltered={isFiltered}
          wasOpened={openGroups.includes(tag.path)}
          onToggle={noteGroup}
        />
      ))}
    </>
  )
}
