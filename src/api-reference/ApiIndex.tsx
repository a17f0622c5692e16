import { useDeferredValue, useId, useState } from 'react'
import { SiteLink } from '../ui/SiteLink'
import * as styles from './ApiIndex.module.css'
import { ApiIndexGroup } from './ApiIndexGroup'
import { Downloads } from './Downloads'
import { filterOperations, type IndexedTag } from './filterOperations'

interface Props {
  version: string
  /** Path of the introduction. */
  introduction: string
  downloads: { json: string; yaml: string }
  tags: readonly IndexedTag[]
}

/** All operations, by tag and then in alphabetical order, with a field that leaves only those one looks for. */
export function ApiIndex({ version, introduction, downloads, tags }: Props) {
  const id = useId()
  const [query, setQuery] = useState('')
  const words = useDeferredValue(query)
  const isFiltered = words.trim() !== ''
  const found = filterOperations(tags, words)
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0)
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
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setQuery('')
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
        // What the reader opened is open no longer when the filter begins or ends.
        <ApiIndexGroup key={isFiltered ? `${tag.path} found` : tag.path} tag={tag} isFiltered={isFiltered} />
      ))}
    </>
  )
}
