import { useEffect, useRef } from 'react'
import { Spinner } from '../ui/Spinner'
import { searchOpening } from './searchOpening'
import * as styles from './SearchWaiting.module.css'

interface Props {
  isFailed: boolean
  onRetry: () => void
}

/** Stands where the search dialog will be while its code is on its way, and can be closed meanwhile. */
export function SearchWaiting({ isFailed, onRetry }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles.waiting} aria-label="Search" onClose={searchOpening.close}>
      {isFailed ? (
        <div role="alert">
          <p className={styles.title}>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
        </div>
      ) : (
        <Spinner label="Loading the search" />
      )}
      <p className={styles.buttons}>
        {isFailed && (
          <button type="button" onClick={onRetry}>
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
