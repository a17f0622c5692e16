import type { FormEvent } from 'react'
import { Icon } from '../../ui/Icon'
import * as styles from './SearchPage.module.css'

interface Props {
  /** What was searched for last. */
  query: string
  /** Called with every change of the text. */
  onType: (query: string) => void
  onSubmit: () => void
}

/** The field of the search page. Without the page's script it still asks the server for an address that has the query. */
export function SearchForm({ query, onType, onSubmit }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form role="search" action="/search" method="get" className={styles.form} onSubmit={submit}>
      <label htmlFor="search-field" className="visually-hidden">
        Search the documentation
      </label>
      <input
        id="search-field"
        name="q"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="Search the documentation"
        value={query}
        onChange={({ target }) => onType(target.value)}
      />
      <button type="submit">
        <Icon name="search" />
        Search
      </button>
    </form>
  )
}
