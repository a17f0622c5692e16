import type { RefObject } from 'react'
import { Icon, IconButton } from '../../ui/Icon'
import { storedGroups, withFavorite, withRemoved, type StoredSearches } from './storedSearches'

interface Props {
  searches: StoredSearches
  onChange: (searches: StoredSearches) => void
  /** Has the focus after an action, which removes its own button. */
  field: RefObject<HTMLInputElement>
}

const look = { className: 'DocSearch-Hit-action-button' }

/** Buttons beside the stored searches, in a column of their own: options of a list may not contain buttons. */
export function StoredSearchActions({ searches, onChange, field }: Props) {
  const change = (next: StoredSearches) => {
    onChange(next)
    field.current?.focus()
  }
  return (
    <div className="search-actions">
      {storedGroups(searches).map(({ label, hits }) => (
        <ul key={label}>
          {hits.map((hit) => (
            <li key={hit.url}>
              {label === 'Recent' && (
                <IconButton {...look} label={`Save this search: ${hit.names.at(-1)}`} onClick={() => change(withFavorite(searches, hit))}>
                  {/* Drawn by docsearch.css: no other page needs it. */}
                  <span className="search-star" data-icon="" />
                </IconButton>
              )}
              <IconButton
                {...look}
                label={`Remove this search from ${label === 'Recent' ? 'history' : 'favorites'}: ${hit.names.at(-1)}`}
                onClick={() => change(withRemoved(searches, hit))}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
