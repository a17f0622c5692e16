import type { RefObject } from 'react'
import { Icon, IconButton } from '../../ui/Icon'
import { storedGroups, withFavorite, withRemoved, type StoredSearches } from './storedSearches'

interface Props {
  searches: StoredSearches
  /** The message is what a screen reader announces. */
  onChange: (searches: StoredSearches, message: string) => void
  /** Has the focus after an action, which removes its own button. */
  field: RefObject<HTMLInputElement>
}

const look = { className: 'DocSearch-Hit-action-button' }

/** Buttons beside the stored searches, in a column of their own: options of a list may not contain buttons. */
export function StoredSearchActions({ searches, onChange, field }: Props) {
  const change = (next: StoredSearches, message: string) => {
    onChange(next, message)
    field.current?.focus()
  }
  return (
    <div className="search-actions">
      {storedGroups(searches).map(({ label, hits }) => (
        <ul key={label}>
          {hits.map((hit) => {
            const name = hit.names.at(-1)
            const list = label === 'Recent' ? 'history' : 'favorites'
            return (
              <li key={hit.url}>
                {label === 'Recent' && (
                  <IconButton
                    {...look}
                    label={`Save this search: ${name}`}
                    onClick={() => change(withFavorite(searches, hit), `Saved as favorite: ${name}`)}
                  >
                    <Icon name="star" />
                  </IconButton>
                )}
                <IconButton
                  {...look}
                  label={`Remove this search from ${list}: ${name}`}
                  onClick={() => change(withRemoved(searches, hit), `Removed from ${list}: ${name}`)}
                >
                  <Icon name="close" />
                </IconButton>
              </li>
            )
          })}
        </ul>
      ))}
    </div>
  )
}
