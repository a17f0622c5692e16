import { useEffect, useRef, useState } from 'react'
import type { LoadableState } from '../hooks/useLoadable'
import { Spinner } from '../ui/Spinner'
import { searchOpening } from './searchOpening'
import * as styles from './SearchWaiting.module.css'

interface Props {
  /** `early` nothing of this is seen: most often the code is there at once. */
  phase: LoadableState<unknown>['phase']
  onRetry: () => void
}

/**
 * Stands where the search dialog will be while its code is on its way, and can be closed meanwhile. What is typed here the
 * dialog begins with (see `typedAhead`); before that it is what was selected on the page, as DocSearch has it.
 */
export function SearchWaiting({ phase, onRetry }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [selected] = useState(() => String(getSelection()).slice(0, 64))
  const isFailed = phase === 'failed' || phase === 'timed-out'
  const field = () => dialog.current?.querySelector('input')
  useEffect(() => {
    dialog.current?.showModal()
    field()?.select()
  }, [])
  return (
    <dialog ref={dialog} className={styles.waiting} data-phase={phase} aria-label="Search" onClose={searchOpening.close}>
      <input
        id="typed-ahead"
        type="search"
        aria-label="Search"
        autoComplete="off"
        defaultValue={selected}
      />
      {phase === 'slow' && <Spinner label="Loading the search" />}
      {isFailed && (
        <div role="alert">
          <p className={styles.title}>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
        </div>
      )}
      <p className={styles.buttons}>
        {isFailed && (
          <button
            type="button"
            onClick={() => {
              field()?.focus()
              onRetry()
            }}
          >
            Retry
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </p>
    </dialog>
  )
}
